import { autoBookingCalls } from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import {
  autoBookings,
  waves as wavesBatch,
} from '#contract/booking/auto-bookings/auto-bookings.ts';
import { bookingReminders } from '#contract/booking/booking-settings/reminders.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { daysAfter, dayOf } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import type { TestServer } from '../../server.ts';
import { unique } from '../unique.ts';
import { workshop } from './workshop.ts';

const allDays = [1, 2, 3, 4, 5, 6, 7];
const today = dayOf(now().getTime(), 'Europe/Oslo');
/** The day so many days from today. */
export const inDays = (days: number): string => daysAfter(today, days);

type Step = 'propose' | 'change' | 'run' | 'pause' | 'go_on' | 'finish' | 'stop';

/** A workshop that keeps wheels for so many customers who can be reached by SMS, and what its waves do. */
export async function waves(
  server: TestServer,
  { customers = 3, ...shop }: { customers?: number } & Parameters<typeof workshop>[1] = {},
) {
  const made = await workshop(server, shop);
  const own = { chain_id: made.site.chain_id, site_id: made.site.id };
  const system = <T>(work: Parameters<typeof server.db.transaction<T>>[1]) =>
    server.db.transaction('system', work);

  /** Somebody with a car and wheels in store. */
  const stored = async (overrides: { set?: object; customer?: object } = {}) =>
    system(async (tx) => {
      const customer = await tx
        .insertInto('customers')
        .values({
          chain_id: own.chain_id,
          number: unique('n'),
          name: unique('Kari'),
          phone: '90012345',
          ...overrides.customer,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const plate = unique('').replaceAll(/[^\w]/g, '').slice(-9).toUpperCase();
      const car = await tx
        .insertInto('cars')
        .values({ chain_id: own.chain_id, licenseplate: plate, customer_id: customer.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      const set = await tx
        .insertInto('wheel_sets')
        .values({
          ...own,
          number: unique('s'),
          licenseplate: plate,
          car_id: car.id,
          customer_id: customer.id,
          season: 'friction',
          state: 'received',
          ...overrides.set,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { customer: customer.id, car: car.id, set: set.id, plate };
    });
  const people: Awaited<ReturnType<typeof stored>>[] = [];
  for (let nth = 0; nth < customers; nth++) people.push(await stored());

  const reminder = async (type: 'auto_invite' | 'auto_nudge') => {
    const body = {
      calendar_id: made.calendar,
      name: type,
      type,
      transport: 'sms' as const,
      send_from: 0,
      send_to: 0,
      templates: { en: { subject: '', text: `${type} {plate} {date} {time}` } },
    };
    await made.set(bookingReminders.calls.add, { body });
  };
  const waveNow = async (id: number) =>
    (await made.call(autoBookings.calls.one, { params: { id } })).body.data;
  const add = async (overrides: object = {}) => {
    const body = {
      name: unique('Wave'),
      service_id: made.wheels,
      season: 'winter' as const,
      first_day: inDays(7),
      last_day: inDays(9),
      weekdays: allDays,
      share: 100,
      ...overrides,
    };
    return (await made.call(autoBookings.calls.add, { body })).body.data;
  };
  const step = async (id: number, name: Step) => {
    const { version } = await waveNow(id);
    return made.call(autoBookings.calls[name], { params: { id }, body: { version } });
  };
  /** A wave that has a proposal. */
  const planned = async (overrides: object = {}) => {
    const { id } = await add(overrides);
    await step(id, 'propose');
    return id;
  };
  return {
    ...made,
    people,
    stored,
    reminder,
    add,
    step,
    planned,
    waveNow,
    board: async (id: number) =>
      (await made.call(autoBookingCalls.board, { params: { id } })).body.data,
    cars: async (id: number) =>
      (await made.call(wavesBatch.calls.items, { params: { id }, query: { per_page: 200 } })).body
        .data,
    bookings: async () => {
      const query = { type: 'auto', per_page: 200, sort_by: 'begins_at:asc' as const };
      return (await made.call(bookings.calls.list, { query })).body.data;
    },
  };
}

/** How many of a wave stand in each way. */
export const carStatesOf = ({
  standings,
}: {
  standings: readonly { standing: string; count: number }[];
}): Record<string, number> =>
  Object.fromEntries(standings.map(({ standing, count }) => [standing, count]));
