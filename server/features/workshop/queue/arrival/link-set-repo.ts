import type { Tx } from '#server/db/open.ts';
import { inHouse } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';

/** A set of wheels, and which car it is for. */
export interface KnownSet {
  readonly id: number;
  readonly car_id: number | null;
  readonly licenseplate: string;
}

/** The visits of a car that are going on, and are shown no set in the house. */
export async function visitsWithoutSet(
  tx: Tx,
  { car_id, licenseplate }: KnownSet,
): Promise<number[]> {
  const visits = await tx
    .selectFrom('queue_people')
    .leftJoin('wheel_sets as s', (join) =>
      join
        .onRef('s.chain_id', '=', 'queue_people.chain_id')
        .onRef('s.id', '=', 'queue_people.tyre_hotel_id')
        .on('s.state', 'in', [...inHouse]),
    )
    .select('queue_people.id')
    .where('left_at', 'is', null)
    .where('s.id', 'is', null)
    .where((e) =>
      e.or([
        ...(car_id === null ? [] : [e('queue_people.car_id', '=', car_id)]),
        ...(licenseplate === '' ? [] : [e('plate_key', '=', licenseplate)]),
      ]),
    )
    .execute();
  return visits.map(({ id }) => id);
}

/** Saves which set visits are shown. */
export async function saveSetOf(
  tx: Tx,
  visits: readonly number[],
  setId: number,
  revision: number,
): Promise<void> {
  await tx
    .updateTable('queue_people')
    .set({ tyre_hotel_id: setId, tyre_hotel_v2: true, revision })
    .where('id', 'in', [...visits])
    .execute();
}
