import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ReadingsToday } from '#contract/desk/dashboard.ts';
import type { Tx } from '#server/db/open.ts';

/** What a customer is told to buy new tyres for. */
const asksForTyres = ['illegal', 'replace'] as const;

/** How many tread readings of a day there are, what they ask for, how many of any day nobody knows the car of, and the newest since a day that ask for new tyres; days as `yyyy-MM-dd`, in one question. */
export async function readingsTodayOf(
  tx: Tx,
  { day, since, most }: { day: string; since: string; most: number },
): Promise<ReadingsToday> {
  const kept = tx.selectFrom('tread_readings').where('archived_at', 'is', null);
  const count = kept.select((e) => e.fn.countAll<number>().as('count'));
  const newest = kept
    .select(['id', 'licenseplate', 'verdict', 'read_on'])
    .where('read_on', '>=', since)
    .where('verdict', 'in', asksForTyres)
    .orderBy('read_on', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  const row = await tx
    .selectNoFrom([
      count.where('read_on', '=', day).as('taken'),
      count.where('read_on', '=', day).where('verdict', 'in', asksForTyres).as('due'),
      count.where('matched', '=', false).as('unmatched'),
      jsonArrayFrom(newest).as('newest'),
    ])
    .executeTakeFirstOrThrow();
  return {
    taken: row.taken ?? 0,
    due: row.due ?? 0,
    unmatched: row.unmatched ?? 0,
    newest: row.newest.map((one) => ({
      ...one,
      verdict: one.verdict as (typeof asksForTyres)[number],
    })),
  };
}
