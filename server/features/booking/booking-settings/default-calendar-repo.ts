import type { Tx } from '#server/db/open.ts';

/** The calendar that a site means where nobody names any; undefined for a site without calendars. */
export async function defaultCalendarOf(tx: Tx): Promise<number | undefined> {
  const row = await tx
    .selectFrom('calendars')
    .select('id')
    .where('is_default', '=', true)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}
