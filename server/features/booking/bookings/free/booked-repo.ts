import { sql } from 'kysely';
import type { vehicleClasses } from '#contract/booking/booking-settings/vehicle-classes.ts';
import type { SlotVehicle } from '#contract/booking/slots/question.ts';
import type { Tx } from '#server/db/open.ts';

/** What is settled of a booking: its lines as they were sold, whatever is offered since, and the car that comes. */
export interface Booked extends SlotVehicle {
  readonly calendar_id: number;
  readonly classes: readonly (typeof vehicleClasses)[number][];
  readonly lines: readonly BookedLine[];
  readonly set_id: number | null;
}

/** One line of a booking as it was sold. */
export interface BookedLine {
  readonly service_id: number | null;
  readonly addon_id: number | null;
  readonly name: string;
  readonly quantity: number;
  readonly minutes: number;
  readonly price: number | null;
}

/** What is settled of some bookings, by their ids. */
export async function bookedOf(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Booked>> {
  const { rows } = await sql<Booked & { id: number }>`
    select b.id, b.calendar_id, b.set_id, b.classes, coalesce(b.weight, c.weight) as weight,
      coalesce(b.height, c.height) as height,
      (select coalesce(jsonb_agg(to_jsonb(x) - 'id' order by x.id), '[]') from (
        select id, service_id, addon_id, name, quantity, minutes, price from booking_work
        where chain_id = b.chain_id and booking_id = b.id and name <> '') x) as lines
    from bookings b
    left join cars c on c.chain_id = b.chain_id and c.id = b.car_id
    where b.id = any (${[...ids]}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, ...booked }) => [id, booked]));
}
