import { visitFinder } from '#server/features/queue/exports.ts';
import type { Finder } from '#server/kit/finder.ts';

/** Everything that takes part in searching, in the order in which its groups are shown. A feature joins by a line here. */
export const finders: readonly Finder[] = [visitFinder];
