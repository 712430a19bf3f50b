import { sql } from 'kysely';
import type { CarPast } from '#contract/car/car-calls.ts';
import type { Tx } from '#server/db/open.ts';

const most = 200;

// Also what was written down for another entry of the same car.
const entriesOf = (id: number) =>
  sql<number>`(select car.id from cars car where car.id = ${id} or car.merged_into_id = ${id})`;
const by = sql<string | null>`who.first_name || ' ' || who.last_name`.as('by');

/** What plates, owners, odometer readings and drivers a car has had, newest first. */
export async function pastOf(tx: Tx, id: number): Promise<CarPast> {
  const plates = await tx
    .selectFrom('car_plates as was')
    .leftJoin('people as who', 'who.id', 'was.told_by')
    .select(['was.since', 'was.licenseplate', 'was.country', by])
    .where('was.car_id', 'in', entriesOf(id))
    .orderBy('was.id', 'desc')
    .limit(most)
    .execute();
  const owners = await tx
    .selectFrom('car_owners as was')
    .leftJoin('people as who', 'who.id', 'was.told_by')
    .leftJoin('customers as owner', 'owner.id', 'was.customer_id')
    .select(['was.since', 'was.reason', 'owner.id as owner_id', 'owner.name as owner_name', by])
    .where('was.car_id', 'in', entriesOf(id))
    .orderBy('was.id', 'desc')
    .limit(most)
    .execute();
  const readings = await tx
    .selectFrom('car_readings as was')
    .leftJoin('people as who', 'who.id', 'was.told_by')
    .select(['was.km', 'was.read_on', 'was.reason', by])
    .where('was.car_id', 'in', entriesOf(id))
    .orderBy('was.read_on', 'desc')
    .orderBy('was.id', 'desc')
    .limit(most)
    .execute();
  const drivers = await tx
    .selectFrom('driver_cars as drive')
    .innerJoin('drivers as driver', 'driver.id', 'drive.driver_id')
    .select(['driver.id', 'driver.name', 'drive.from_day', 'drive.to_day'])
    .where('drive.car_id', '=', id)
    .orderBy('drive.id', 'desc')
    .limit(most)
    .execute();
  return {
    plates: plates.map(({ since, ...plate }) => ({ ...plate, since: since.toISOString() })),
    owners: owners.map(({ since, owner_id, owner_name, ...one }) => ({
      ...one,
      since: since.toISOString(),
      owner: owner_id === null || owner_name === null ? null : { id: owner_id, name: owner_name },
    })),
    readings,
    drivers: drivers.map(({ id: driver, name, ...days }) => ({
      ...days,
      driver: { id: driver, name },
    })),
  };
}

/** Says why the transaction changes what it changes, for what the database writes down of it. */
export async function giveReason(tx: Tx, reason: string): Promise<void> {
  await sql`select set_config('app.reason', ${reason}, true)`.execute(tx);
}

/** Whatever points at a car points at another from now on, and the car is marked as the other's second entry. */
export async function mergeInto(tx: Tx, id: number, otherId: number): Promise<void> {
  // Who drives both drives one.
  await tx
    .deleteFrom('driver_cars as drive')
    .where('car_id', '=', otherId)
    .where('to_day', 'is', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('driver_cars as same')
          .select('same.id')
          .where('same.car_id', '=', id)
          .where('same.to_day', 'is', null)
          .whereRef('same.driver_id', '=', 'drive.driver_id'),
      ),
    )
    .execute();
  await sql`call move_references('cars', ${otherId}, ${id})`.execute(tx);
  await tx
    .updateTable('cars')
    .set({ merged_into_id: id })
    .where((is) => is.or([is('id', '=', otherId), is('merged_into_id', '=', otherId)]))
    .execute();
}
