import { bookingCalls } from '#contract/booking/booking-calls.ts';
import {
  bookingSchedules,
  calendars,
  type Week,
} from '#contract/booking/booking-settings/calendars.ts';
import { bookingServices } from '#contract/booking/booking-settings/catalogue.ts';
import { bookingPlaces, bookingResources } from '#contract/booking/booking-settings/workshop.ts';
import { bookings } from '#contract/booking/bookings.ts';
import type { Input } from '#contract/kit/call.ts';
import type { Role } from '#contract/rights.ts';
import type { TestServer } from '../../server.ts';
import { logInAs, type LoggedIn } from '../accounts.ts';
import { unique } from '../unique.ts';

const eightToFour: Week = Array.from({ length: 7 }, () => [[480, 960] as [number, number]]);

type Book = Input<(typeof bookingCalls)['book']>['body'];

/** A workshop that takes bookings every day from eight to four by the clock in Oslo: with lifts, mechanics and a service of half an hour. */
export async function workshop(
  server: TestServer,
  {
    lifts = 1,
    people = 1,
    role = 'manager',
    hours = eightToFour,
  }: { lifts?: number; people?: number; role?: Role; hours?: Week } = {},
) {
  const manager = await logInAs(server.db, { roles: ['manager'] });
  const { site } = manager;
  const me: LoggedIn =
    role === 'manager' ? manager : await logInAs(server.db, { site, roles: [role] });
  const set: TestServer['call'] = (one, input) => server.call(one, input, manager);
  const call: TestServer['call'] = (one, input, sender) =>
    server.call(one, input, { ...me, ...sender });
  const calendar = (
    await set(calendars.calls.add, { body: { name: unique('Calendar'), cancel_hours: 24 } })
  ).body.data;
  const own = { calendar_id: calendar.id };
  const named = (what: string) => ({ ...own, name: unique(what) });
  const schedule = (
    await set(bookingSchedules.calls.add, {
      body: { ...named('Hours'), weeks: [hours], holidays: 'open' },
    })
  ).body.data;
  await set(calendars.calls.save, {
    params: { id: calendar.id },
    body: { version: calendar.version, schedule_id: schedule.id, no_show_fee: 15_000 },
  });
  const places: number[] = [];
  for (let nth = 1; nth <= lifts; nth++) {
    const body = { ...own, name: `Lift ${nth}`, position: nth };
    places.push((await set(bookingPlaces.calls.add, { body })).body.data.id);
  }
  const mechanics: number[] = [];
  for (let nth = 1; nth <= people; nth++) {
    const body = { ...own, name: `Mechanic ${nth}` };
    mechanics.push((await set(bookingResources.calls.add, { body })).body.data.id);
  }
  const service = async (overrides: object = {}) =>
    (
      await set(bookingServices.calls.add, {
        body: { ...named('Wheels'), minutes: 30, ...overrides },
      })
    ).body.data.id;
  const wheels = await service({ price: 49_900 });
  return {
    me,
    manager,
    site,
    call,
    set,
    calendar: calendar.id,
    places,
    mechanics,
    service,
    wheels,
    book: (input: Partial<Book> = {}, sender?: Parameters<TestServer['call']>[2]) =>
      call(bookingCalls.book, { body: { services: [wheels], ...input } }, sender),
    bookingNow: async (id: number) =>
      (await call(bookings.calls.one, { params: { id } })).body.data,
  };
}
