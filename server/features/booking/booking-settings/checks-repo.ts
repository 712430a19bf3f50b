import type { Tx } from '#server/db/open.ts';

/** How much of a calendar its open portals but one sell, in per cent. Who asks at the same time waits. */
export async function soldElsewhere(tx: Tx, calendar: number, portal: number): Promise<number> {
  await tx.selectFrom('calendars').select('id').where('id', '=', calendar).forUpdate().execute();
  const { sold } = await tx
    .selectFrom('booking_portals')
    .select((e) => e.fn.coalesce(e.fn.sum<string>('share'), e.lit(0)).as('sold'))
    .where('calendar_id', '=', calendar)
    .where('state', '=', 'published')
    .where('id', '!=', portal)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(sold);
}
