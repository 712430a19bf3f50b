import { sql } from 'kysely';
import type { bookings } from '#contract/booking/bookings.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { Tx } from '#server/db/open.ts';

/** The car of a booking, as far as it decides where it can stand. */
export type CarOfBooking = Pick<RowOf<typeof bookings>, 'car_id' | 'weight' | 'height'>;

/** The name of a place among some that does not bear a car, or is too low for it; undefined where there is none. */
export async function tooSmallFor(
  tx: Tx,
  { car_id: car, weight, height }: CarOfBooking,
  placeIds: readonly number[],
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select p.name from booking_places p
    left join cars c on c.chain_id = p.chain_id and c.id = ${car}
    where p.id = any (${[...placeIds]}::bigint[])
      and (p.most_weight < coalesce(${weight}::integer, c.weight)
        or p.most_height < coalesce(${height}::integer, c.height))
    limit 1`.execute(tx);
  return rows[0]?.name;
}

/** The ids of the places that a booking takes. */
export async function placesOf(tx: Tx, bookingId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('booking_work')
    .select((e) => e.ref('place_id').$notNull().as('place_id'))
    .where('booking_id', '=', bookingId)
    .where('place_id', 'is not', null)
    .execute();
  return rows.map(({ place_id: place }) => place);
}
