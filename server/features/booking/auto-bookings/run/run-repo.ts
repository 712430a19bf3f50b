import { sql } from 'kysely';
import type { SlotVehicle } from '#contract/booking/slots/question.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** Somebody whose booking is still to be made, with all that it says. */
export interface WaitingCar {
  readonly id: number;
  readonly set_id: number;
  readonly proposed_at: Date;
  readonly is_taken: boolean;
  readonly not_before: string | null;
  readonly car_id: number | null;
  readonly customer_id: number | null;
  readonly licenseplate: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly vehicle: SlotVehicle;
  readonly is_gone: boolean;
  readonly is_booked: boolean;
}

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The next who are to be booked: first those whose time was not taken, in the order of their times. */
export async function waitingCars(
  tx: Tx,
  waveId: number,
  { from, to }: Span,
  most: number,
): Promise<WaitingCar[]> {
  const { rows } = await sql<WaitingCar>`
    with next as (
      select * from auto_booking_cars where batch_id = ${waveId} and state = 'planned'
      order by is_taken, proposed_at, id limit ${most}
    )
    select n.id, n.set_id, n.proposed_at, n.is_taken, n.not_before::text as not_before,
      case when car.archived_at is null then car.id end as car_id,
      jsonb_build_object('weight', car.weight, 'height', car.height) as vehicle,
      case when owner.archived_at is null then owner.id end as customer_id,
      n.car as licenseplate, coalesce(who.name, '') as name, coalesce(who.email, '') as email,
      coalesce(who.phone, '') as mobile,
      s.archived_at is not null or s.state not in ('received', 'stored', 'reserved')
        or who.id is null as is_gone,
      exists (select from bookings b where b.state = 'active' and b.archived_at is null
        and b.begins_at >= ${from} and b.begins_at < ${to}
        and (b.set_id = s.id or b.car_id = s.car_id
          or (n.car <> '' and b.licenseplate = n.car))) as is_booked
    from next n
    join wheel_sets s on s.chain_id = n.chain_id and s.id = n.set_id
    left join cars car on car.chain_id = s.chain_id and car.id = s.car_id
    left join customers owner on owner.chain_id = s.chain_id and owner.id = s.customer_id
    left join customers who on who.chain_id = s.chain_id
      and who.id = coalesce(s.depositor_id, s.customer_id) and who.archived_at is null
    order by n.is_taken, n.proposed_at, n.id`.execute(tx);
  return rows;
}

/** Notes that somebody's time was taken meanwhile. */
export const noteTaken = (tx: Tx, id: number) =>
  tx.updateTable('auto_booking_cars').set({ is_taken: true }).where('id', '=', id).execute();

/** How many times a wave has given, or still keeps, on each day by the clock of its site. */
export async function bookedByDay(tx: Tx, waveId: number, zone: string) {
  const { rows } = await sql<{ day: string; count: number }>`
    select (proposed_at at time zone ${zone})::date::text as day, count(*)::int as count
    from auto_booking_cars where batch_id = ${waveId} and state in ('planned', 'made') and not is_taken
    group by 1`.execute(tx);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

// Who has not answered.
const open = sql`c.state = 'made' and wave_standing(c, b) = 'open'`;
const ofBooking = sql`join bookings b on b.chain_id = c.chain_id and b.id = c.booking_id`;

/** How many of a wave are still to be made, and how many have not answered. */
export async function leftOf(tx: Tx, waveId: number) {
  const { rows } = await sql<{ planned: number; open: number }>`
    select count(*) filter (where c.state = 'planned')::int as planned,
      count(*) filter (where ${open})::int as open
    from auto_booking_cars c left ${ofBooking}
    where c.batch_id = ${waveId} and c.state in ('planned', 'made')`.execute(tx);
  return rows[0]!;
}

/** Reminds who has not answered: all of them, or those who were invited before and never reminded. Answers how many. */
export async function nudgeOpen(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  waveId: number,
  at: Date,
  madeBefore?: Date,
): Promise<number> {
  const { rows } = await sql<{ nudged: number }>`
    with asked as (
      select c.id, c.booking_id from auto_booking_cars c ${ofBooking}
      where c.batch_id = ${waveId} and ${open} and b.begins_at > ${at}
        ${madeBefore ? sql`and c.nudges = 0 and c.made_at <= ${madeBefore}` : sql``}
      for no key update of c
    ), told as (
      insert into booking_events (chain_id, site_id, booking_id, what, happened_at)
      select ${chainId}, ${siteId}, booking_id, 'nudged', ${at} from asked
    ), noted as (
      update auto_booking_cars c set nudges = c.nudges + 1, nudged_at = ${at}
      from asked where c.id = asked.id and c.batch_id = ${waveId} returning c.id
    )
    select count(*)::int as nudged from noted`.execute(tx);
  return rows[0]!.nudged;
}

/** The next bookings of who was made before an instant and has not answered, at most so many. */
export async function openBookings(tx: Tx, waveId: number, madeBefore: Date, most: number) {
  const { rows } = await sql<{ id: number }>`
    select c.booking_id as id from auto_booking_cars c ${ofBooking}
    where c.batch_id = ${waveId} and ${open} and c.made_at <= ${madeBefore}
    order by c.booking_id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Notes from when on who has not answered is let go; null where nobody is. */
export const setRelease = (tx: Tx, waveId: number, before: Date | null) =>
  tx
    .updateTable('auto_bookings')
    .set({ release_before: before })
    .where('id', '=', waveId)
    .execute();
