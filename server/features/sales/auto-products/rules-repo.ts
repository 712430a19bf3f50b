import type { Tx } from '#server/db/open.ts';

/** Of these rules those whose lines have to stay. */
export const rulesThatStay = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('auto_products')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('mode', '=', 'self')
    .where('must_stay', '=', true)
    .where('archived_at', 'is', null)
    .execute();
