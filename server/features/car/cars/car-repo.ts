import type { Tx } from '#server/db/open.ts';

/** The car in use with a plate, with its owner; undefined when the register has none. */
export function carWithPlate(
  tx: Tx,
  country: string,
  licenseplate: string,
): Promise<{ id: number; customer_id: number | null } | undefined> {
  return tx
    .selectFrom('cars')
    .select(['id', 'customer_id'])
    .where('country', '=', country)
    .where('licenseplate', '=', licenseplate)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
}
