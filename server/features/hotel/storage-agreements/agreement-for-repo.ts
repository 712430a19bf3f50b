import type { Tx } from '#server/db/open.ts';

/** Whose wheels they are. */
export interface Whose {
  readonly car_id: number | null;
  readonly licenseplate: string;
  readonly customer_id: number | null;
}

/**
 * The agreement in force that wheels stand under: that of their car, the newest where there are
 * several; else one of their owner that names no car, as fleets have it.
 */
export async function agreementFor(tx: Tx, { car_id, licenseplate, customer_id }: Whose) {
  const rows = await tx
    .selectFrom('storage_agreements')
    .select(['id', 'licenseplate'])
    .where('state', '=', 'active')
    .where('archived_at', 'is', null)
    .where((e) =>
      e.or([
        ...(car_id === null ? [] : [e('car_id', '=', car_id)]),
        ...(licenseplate === '' ? [] : [e('licenseplate', '=', licenseplate)]),
        e.and([
          e('customer_id', '=', customer_id),
          e('licenseplate', '=', ''),
          e('car_id', 'is', null),
        ]),
      ]),
    )
    .orderBy((e) => e('licenseplate', '=', ''))
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return rows[0]?.id ?? null;
}

/** The sets of a car, by its row or its plate, that stand under no agreement and have not left for good. */
export async function setsUnderNone(
  tx: Tx,
  { car_id, licenseplate }: Omit<Whose, 'customer_id'>,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('wheel_sets')
    .select('id')
    .where('agreement_id', 'is', null)
    .where('archived_at', 'is', null)
    .where('state', 'not in', ['returned', 'discarded'])
    .where((e) =>
      e.or([
        ...(car_id === null ? [] : [e('car_id', '=', car_id)]),
        ...(licenseplate === '' ? [] : [e('licenseplate', '=', licenseplate)]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether an agreement is in force. */
export async function isInForce(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('storage_agreements')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}
