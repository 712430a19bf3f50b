import type { Tx } from '#server/db/open.ts';

/** The cost centre of a code that is in use on a day; null where there is none. */
export async function costCentreOf(tx: Tx, code: string, day: string): Promise<number | null> {
  const found = await tx
    .selectFrom('cost_centres')
    .select('id')
    .where('code', '=', code)
    .where('archived_at', 'is', null)
    .where((row) => row.or([row('valid_from', 'is', null), row('valid_from', '<=', day)]))
    .where((row) => row.or([row('valid_to', 'is', null), row('valid_to', '>=', day)]))
    .executeTakeFirst();
  return found?.id ?? null;
}
