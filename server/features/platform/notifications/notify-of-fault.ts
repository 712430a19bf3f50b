import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { notify } from './notify.ts';

interface Broken {
  readonly chainId: number;
  readonly siteId: number;
  /** What was found, as `photos_lost`: it is reported once a day. */
  readonly what: string;
  /** The words of its title and its content. */
  readonly key: (part: 'title' | 'content') => `${string}:${string}`;
  /** What it is about, as people call it; the first ten are told. */
  readonly names: readonly string[];
  /** How many there are, where a name stands for several. */
  readonly count?: number;
}

const mostNamed = 10;

/** Notifies the managers of a site of what a proof has found not to be as it should: they have to settle it. */
export async function notifyOfFault(
  { db }: Pick<AppContext, 'db'>,
  { chainId, siteId, what, key, names, count = names.length }: Broken,
): Promise<void> {
  const which = names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ' …' : '');
  const day = now().toISOString().slice(0, 10);
  await db.transaction('system', (tx) =>
    notify(tx, {
      chainId,
      to: { siteId, roles: ['manager'] },
      kind: 'operations',
      words: { key, values: { count, which } },
      shouldResolve: true,
      once: `${what} ${siteId} ${day}`,
    }),
  );
}
