import { carFinder } from '#server/features/cars/exports.ts';
import { customerFinder } from '#server/features/customers/exports.ts';
import { visitFinder } from '#server/features/queue/exports.ts';
import type { Finder } from '#server/kit/finder.ts';

/**
 * Everything that takes part in searching, in the order in which it is asked: whoever waits is meant
 * before the car that the register knows, a plate before a number. A feature joins by a line here.
 */
export const finders: readonly Finder[] = [visitFinder, carFinder, customerFinder];
