import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { InspectionsToday } from '#contract/desk/dashboard.ts';
import type { Tx } from '#server/db/open.ts';

/** How many of the chain's cars have their inspection due from a day to another, how many had it since a day and before, and the first that are due; days as `yyyy-MM-dd`, in one question. */
export async function inspectionsTodayOf(
  tx: Tx,
  options: { since: string; day: string; until: string; most: number },
): Promise<InspectionsToday> {
  const kept = tx.selectFrom('cars').where('archived_at', 'is', null);
  const count = kept.select((e) => e.fn.countAll<number>().as('count'));
  const due = kept
    .where('inspection_due', '>=', options.day)
    .where('inspection_due', '<=', options.until);
  const next = due
    .select([
      'id',
      'licenseplate',
      sql<string>`trim(brand || ' ' || model)`.as('car'),
      'inspection_due',
    ])
    .orderBy('inspection_due')
    .orderBy('id')
    .limit(options.most);
  const row = await tx
    .selectNoFrom([
      due.select((e) => e.fn.countAll<number>().as('count')).as('due'),
      count
        .where('inspection_due', '>=', options.since)
        .where('inspection_due', '<', options.day)
        .as('over'),
      jsonArrayFrom(next).as('next'),
    ])
    .executeTakeFirstOrThrow();
  return {
    due: row.due ?? 0,
    over: row.over ?? 0,
    next: row.next.map((one) => ({ ...one, inspection_due: one.inspection_due ?? options.day })),
  };
}
