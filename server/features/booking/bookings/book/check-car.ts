import type { bookings } from '#contract/booking/bookings.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { placesOf, tooSmallFor, type CarOfBooking } from './car-repo.ts';

type Booking = RowOf<typeof bookings>;

const ofCar = ['car_id', 'weight', 'height'] as const;

/** Another car, or a heavier or higher one, comes to a place only that bears it. Throws `bookings.place_too_small`. */
export async function checkCar<Row extends Partial<Booking>>(
  { db }: Context,
  change: Row,
  before?: Booking,
): Promise<Row> {
  if (before?.state !== 'active') return change;
  if (ofCar.some((name) => name in change && change[name] !== before[name]))
    await refuseTooSmall(db, { ...before, ...change }, await placesOf(db, before.id));
  return change;
}

/** Throws `bookings.place_too_small` where one of some places does not bear the car of a booking. */
export async function refuseTooSmall(
  db: Context['db'],
  car: CarOfBooking,
  placeIds: readonly number[],
): Promise<void> {
  const place = await tooSmallFor(db, car, placeIds);
  if (place !== undefined) throw new AppError('bookings.place_too_small', { place });
}
