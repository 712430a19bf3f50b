import { sql } from 'kysely';
import type { Drive } from '#contract/car/car-calls.ts';
import type { Tx } from '#server/db/open.ts';
import { AppError } from '#server/kit/errors.ts';

/** The cars of a driver, those of today first. */
export async function carsOfDriver(tx: Tx, driverId: number): Promise<Drive[]> {
  return tx
    .selectFrom('driver_cars as drive')
    .innerJoin('cars as car', 'car.id', 'drive.car_id')
    .select(['drive.car_id', 'car.licenseplate', 'drive.from_day', 'drive.to_day'])
    .select(sql<string>`btrim(car.brand || ' ' || car.model)`.as('car'))
    .where('drive.driver_id', '=', driverId)
    .orderBy('drive.to_day', (to) => to.desc().nullsFirst())
    .orderBy('drive.id', 'desc')
    .limit(200)
    .execute();
}

/** A driver has a car from a day on. Throws `cars.driven_already`. */
export async function giveCar(
  tx: Tx,
  chainId: number,
  drive: { driver_id: number; car_id: number; from_day: string },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('driver_cars')
    .values({ chain_id: chainId, ...drive })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new AppError('cars.driven_already');
}

/** Whoever matches has the car until a day, or until it began where that is later. Returns how many did. */
export async function takeCar(
  tx: Tx,
  which: { car_id: number; driver_id?: number },
  toDay: string,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('driver_cars')
    .set({ to_day: sql<string>`greatest(from_day, ${toDay}::date)` })
    .where('car_id', '=', which.car_id)
    .$if(which.driver_id !== undefined, (query) =>
      query.where('driver_id', '=', which.driver_id ?? 0),
    )
    .where('to_day', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
