import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** The last that was done with a set before it was missed. */
export function lastSeen(tx: Tx, setId: number) {
  return tx
    .selectFrom('wheel_set_movements as m')
    .leftJoin('people as who', 'who.id', 'm.recorded_by')
    .leftJoin('storage_places as p', (join) =>
      join
        .onRef('p.chain_id', '=', 'm.chain_id')
        .on('p.id', '=', (e) => e.fn.coalesce('m.to_place', 'm.from_place')),
    )
    .select(['m.happened_at', 'm.recorded_by', 'm.handling', 'p.code'])
    .select(['who.first_name', 'who.last_name'])
    .where('m.set_id', '=', setId)
    .where('m.handling', 'not in', ['miss', 'undo'])
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A place that may be looked at. */
export interface LookedAt {
  readonly id: number;
  readonly code: string;
  readonly warehouse: string;
  readonly warehouse_id: number;
}

const places = (tx: Tx) =>
  tx
    .selectFrom('storage_places as p')
    .innerJoin('warehouses as w', (join) =>
      join.onRef('w.chain_id', '=', 'p.chain_id').onRef('w.id', '=', 'p.warehouse_id'),
    )
    .select(['p.id', 'p.code', 'p.warehouse_id', 'w.name as warehouse'])
    .where('p.archived_at', 'is', null);

/** One place. */
export const placeById = (tx: Tx, id: number): Promise<LookedAt | undefined> =>
  places(tx).where('p.id', '=', id).executeTakeFirst();

/** The places of a warehouse whose codes begin so. */
export const placesOfRack = (tx: Tx, warehouseId: number, begins: string): Promise<LookedAt[]> =>
  places(tx)
    .where('p.warehouse_id', '=', warehouseId)
    .where(sql<boolean>`starts_with(p.code, ${begins})`)
    .execute();

const mostOfHand = 12;

/** Where the same person put other sets within so many minutes before and after. */
export const placesOfHand = (
  tx: Tx,
  { setId, by, at, minutes }: { setId: number; by: number; at: Date; minutes: number },
): Promise<LookedAt[]> => {
  const near = minutes * 60_000;
  return places(tx)
    .where(
      'p.id',
      'in',
      (e) =>
        e
          .selectFrom('wheel_set_movements as m')
          .select('m.to_place')
          .where('m.recorded_by', '=', by)
          .where('m.set_id', '<>', setId)
          .where('m.handling', '=', 'store')
          .where('m.to_place', 'is not', null)
          .where('m.happened_at', '>=', new Date(at.getTime() - near))
          .where('m.happened_at', '<=', new Date(at.getTime() + near))
          .orderBy(sql`abs(extract(epoch from m.happened_at - ${at}::timestamptz))`)
          .limit(mostOfHand) as never,
    )
    .execute();
};

/** What should stand at places. */
export const setsAtPlaces = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('wheel_sets')
    .select(['id', 'number', 'licenseplate', 'place_id'])
    .where('place_id', 'in', [0, ...ids])
    .orderBy('number')
    .execute();

/** What a person is called. */
export async function nameOf(tx: Tx, id: number | null): Promise<string> {
  const who = await tx
    .selectFrom('people')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return who ? `${who.first_name} ${who.last_name}` : '';
}
