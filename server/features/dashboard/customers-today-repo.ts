import type { CustomersToday } from '#contract/dashboard.ts';
import type { Tx } from '#server/db/open.ts';

/** How many of the chain's customers came since a day (`yyyy-MM-dd`), and how many are blocked. */
export async function customersTodayOf(tx: Tx, since: string): Promise<CustomersToday> {
  const kept = tx
    .selectFrom('customers')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('archived_at', 'is', null);
  // Two questions: each is counted in an index of its own.
  const { count: came } = await kept.where('last_visit', '>=', since).executeTakeFirstOrThrow();
  const { count: blocked } = await kept.where('blocked', '=', true).executeTakeFirstOrThrow();
  return { came, blocked };
}
