import { expect, test } from 'vitest';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { calendarCalls } from '#contract/booking/booking-settings/calendar-calls.ts';
import { bookingResources } from '#contract/booking/booking-settings/workshop.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { dashboardCalls } from '#contract/desk/dashboard.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const zone = 'Europe/Oslo';
const today = dayOf(now().getTime(), zone);
const at = (day: string, clock: string) =>
  new Date(instantAt(Date.parse(`${day}T${clock}Z`), zone)).toISOString();

/** A workshop of two mechanics, the first of whom logs in. */
async function staffed() {
  const shop = await workshop(server, { lifts: 2, people: 2 });
  const mechanic = await logInAs(server.db, { site: shop.site, roles: ['mechanic'] });
  const tie = async (nth: number, user_id: number | null, also: object = {}) => {
    const params = { id: shop.mechanics[nth]! };
    const { version } = (await shop.set(bookingResources.calls.one, { params })).body.data;
    return shop.set(bookingResources.calls.save, { params, body: { version, user_id, ...also } });
  };
  return { ...shop, mechanic, tie };
}

test('a person is tied to the account of one who works at the site, once there; what is no person to none', async () => {
  const { set, call, mechanic, mechanics, tie } = await staffed();
  const { user } = mechanic;
  const name = `${user.first_name} ${user.last_name}`;
  const people = async () => (await set(calendarCalls.people)).body.data;
  expect(await people()).toContainEqual({ id: user.id, name, booked_as: null });
  expect((await tie(0, user.id)).body.data).toMatchObject({ user_id: user.id, account: name });
  expect(await people()).toContainEqual({ id: user.id, name, booked_as: 'Mechanic 1' });

  const twice = await tie(1, user.id);
  expect([twice.status, Object.keys(twice.body.error?.fields ?? {})]).toEqual([409, ['user_id']]);
  const elsewhere = await tie(1, (await logInAs(server.db)).user.id);
  expect([elsewhere.status, Object.keys(elsewhere.body.error?.fields ?? {})]).toEqual([
    422,
    ['user_id'],
  ]);
  expect((await tie(0, user.id, { kind: 'machine' })).body.data).toMatchObject({ user_id: null });

  const version = 1;
  const body = { version, user_id: user.id };
  const own = await call(
    bookingResources.calls.save,
    { params: { id: mechanics[1]! }, body },
    mechanic,
  );
  expect([own.status, own.body.error?.code]).toEqual([403, 'common.no_right']);
  expect((await call(calendarCalls.people, {}, mechanic)).status).toBe(403);
});

test('a mechanic finds their own work: in the list, in the calendar and first on the page of today', async () => {
  const { book, call, manager, mechanic, mechanics, tie, places, wheels, service } =
    await staffed();
  await tie(0, mechanic.user.id);
  const tomorrow = daysAfter(today, 1);
  const [mine, other] = mechanics as [number, number];
  const both = await service({ people: 2 });
  const ids: number[] = [];
  const wanted: [clock: string, of: object][] = [
    ['10:00', { resource_id: mine, place_id: places[1]! }],
    ['11:00', { resource_id: other }],
    ['12:00', { services: [both] }],
  ];
  for (const [clock, of] of wanted) {
    const input = { services: [wheels], begins_at: at(tomorrow, clock), ...of };
    ids.push((await book(input)).body.data.id);
  }
  const now = (
    await book({
      services: [wheels],
      begins_at: at(today, '10:00'),
      resource_id: mine,
      overbook: 'Kjent kunde',
    })
  ).body.data;

  const listed = async (overrides: object, sender = mechanic) => {
    const query = { sort_by: 'begins_at:asc', per_page: 20, ...overrides };
    return (await call(bookings.calls.list, { query }, sender)).body;
  };
  expect((await listed({ mine: 'true' })).data.map(({ id }) => id)).toEqual([
    now.id,
    ids[0],
    ids[2],
  ]);
  expect((await listed({ mine: 'true' })).meta.total_items).toBe(3);
  expect((await listed({ mine: 'false' })).data.map(({ id }) => id)).toEqual([ids[1]]);
  expect((await listed({ mine: 'true' }, manager)).data).toEqual([]);

  const query = { from: tomorrow, to: tomorrow, rows: 'people' as const };
  expect((await call(bookingCalls.calendar, { query }, mechanic)).body.data.mine).toBe(mine);
  expect((await call(bookingCalls.calendar, { query })).body.data.mine).toBeNull();

  const ownOf = async (sender?: typeof mechanic) => {
    const { tiles } = (await call(dashboardCalls.today, {}, sender)).body.data;
    return tiles.bookings?.state === 'resolved' ? tiles.bookings.value.mine : undefined;
  };
  expect(await ownOf(mechanic)).toMatchObject([
    { id: now.id, begins_at: at(today, '10:00'), state: 'active', checked_in_at: null },
  ]);
  expect(await ownOf()).toBeNull();
});
