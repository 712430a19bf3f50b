import { autoBookings, waves } from '#contract/booking/auto-bookings/auto-bookings.ts';
import type { waveReasons } from '#contract/booking/auto-bookings/wave-rules.ts';
import { wavePlanner } from '#contract/booking/auto-bookings/plan-rules.ts';
import { shownAt } from '#contract/booking/schedules/day-clock.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { book, holdCalendar } from '#server/features/booking/bookings/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { noteItem } from '#server/kit/batch/items-repo.ts';
import { makeItem } from '#server/kit/batch/make-item.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { spanOf } from '../audience/find-audience.ts';
import { calendarOf } from '../plan/calendar-repo.ts';
import { askForWave, type Wave } from '../plan/simulate.ts';
import { bookedByDay, noteTaken, waitingCars, type WaitingCar } from './run-repo.ts';

// Others who book wait for so many.
const atOnce = 20;
// 364 days: the same weekday.
const yearOfWeeks = 364;

type RunningWave = Wave & { readonly calendarId: number };

/**
 * Makes the next bookings of a wave, each with the note that it is made: a server that dies has done
 * both or neither. Answers whether there may be more.
 */
export async function makeBookings(
  app: AppContext,
  context: Context,
  waveId: number,
): Promise<boolean> {
  const { db } = context;
  const stored = (await lockRow(db, autoBookings, waveId)) as unknown as Wave;
  if (stored.state !== 'running' || stored.archived_at !== null) return false;
  const wave = { ...stored, calendarId: await calendarOf(db, stored.service_id) };
  await holdCalendar(db, wave.calendarId);
  const next = await waitingCars(db, waveId, spanOf(context, wave), atOnce);
  const fresh = next.filter(({ is_taken: taken }) => !taken);
  for (const car of fresh) {
    const made = await tryToMake(app, context, wave, car, car.proposed_at);
    if (!made) await noteTaken(db, car.id);
  }
  if (fresh.length === 0) await makeAtOtherTimes(app, context, wave, next);
  return next.length > 0;
}

/** Gives those whose time was taken the next best one. */
async function makeAtOtherTimes(
  app: AppContext,
  context: Context,
  wave: RunningWave,
  cars: readonly WaitingCar[],
): Promise<void> {
  if (cars.length === 0) return;
  const { db, caller } = context;
  const search = await askForWave(context, wave);
  const booked = await bookedByDay(db, wave.id, caller.timezone);
  const rules = { ...wave, like_last_year: true };
  const planner = wavePlanner(search.question, search.site, rules, booked);
  for (const car of cars) {
    const { day, minute } = shownAt(car.proposed_at.getTime(), caller.timezone);
    const last = { day: daysAfter(day, -yearOfWeeks), minute };
    const start = planner.give({ not_before: car.not_before, last, vehicle: car.vehicle });
    const made =
      typeof start === 'number' && (await tryToMake(app, context, wave, car, new Date(start)));
    if (!made)
      await noteNotMade(context, car, 'overflow', typeof start === 'number' ? 'full' : start);
  }
}

/** Makes somebody's booking, unless there is a reason to leave them out; false where the time is not free. */
async function tryToMake(
  app: AppContext,
  context: Context,
  wave: RunningWave,
  car: WaitingCar,
  begins: Date,
): Promise<boolean> {
  if (car.is_gone || car.is_booked) {
    await noteNotMade(context, car, 'left_out', car.is_gone ? 'gone' : 'booked_since');
    return true;
  }
  const refused = await makeItem(app, context, waves, [car.id], notFree, async () => ({
    booking_id: await bookFor(context, wave, car, begins),
    proposed_at: begins,
    made_at: context.now,
  }));
  return refused === undefined;
}

/** Notes why somebody gets no booking. */
const noteNotMade = (
  { db }: Context,
  { id }: WaitingCar,
  state: 'overflow' | 'left_out',
  reason: (typeof waveReasons)[number],
) => noteItem(db, waves, id, { state, reason });

const notFree: readonly string[] = ['bookings.not_free', 'bookings.taken'];

const bookFor = (
  context: Context,
  wave: RunningWave,
  car: WaitingCar,
  begins: Date,
): Promise<number> =>
  book(
    {
      ...context,
      params: {},
      query: {},
      body: {
        calendar_id: wave.calendarId,
        services: [wave.service_id],
        addons: [],
        set_id: car.set_id,
        begins_at: begins.toISOString(),
        is_drop_in: false,
        is_confirmed: false,
        ...(car.customer_id && { customer_id: car.customer_id }),
        ...(car.car_id && { car_id: car.car_id }),
        licenseplate: car.licenseplate,
        contact_name: car.name,
        contact_email: car.email,
        contact_mobile: car.mobile,
        comment: '',
      },
    },
    { type: 'auto' },
  );
