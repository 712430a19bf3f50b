import type { Tx } from '#server/db/open.ts';

/** The addresses that wheels of these sets have or had. */
export const addressesOf = (tx: Tx, setIds: readonly number[]) =>
  tx
    .selectFrom('links')
    .select(['set_id', 'position', 'revoked_at'])
    .where('kind', '=', 'wheel')
    .where('set_id', 'in', setIds)
    .execute();

/** The set of a wheel, unless it is archived. */
export const setOfPassport = (tx: Tx, id: number) =>
  tx
    .selectFrom('wheel_sets')
    .select(['season', 'size'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
