import { expect, test } from 'vitest';
import { bookingSchedules } from '#contract/booking/booking-settings/calendars.ts';
import { bookingPlaces, bookingResources } from '#contract/booking/booking-settings/workshop.ts';
import { bookingPortals } from '#contract/booking/booking-settings/portals.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { bookingPageCalls } from '#contract/booking/booking-links/page.ts';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import { onlineBookingCalls } from '#contract/booking/online-booking.ts';
import type { Input } from '#contract/kit/call.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { makePortal } from '#tests/support/factories/booking/portal.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { hotelStaff } from '#tests/support/factories/hotel/staff.ts';
import { makeWhiteLabel } from '#tests/support/factories/organisation.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer, type Sender } from '#tests/support/server.ts';
import { portalOfHost } from './portal-of-host.ts';

const { portal, times, hold, book } = onlineBookingCalls;

const server = await testServer();

const zone = 'Europe/Oslo';
const day = (days: number) => daysAfter(dayOf(now().getTime(), zone), days);
const at = (days: number, clock: string) =>
  new Date(instantAt(Date.parse(`${day(days)}T${clock}Z`), zone)).toISOString();

type BookInput = Partial<Input<typeof book>['body']>;

/** A workshop with a portal that is open, and a stranger at it. */
async function openPortal(
  overrides: object = {},
  of: Parameters<typeof workshop>[1] = {},
  state: 'draft' | 'published' = 'published',
) {
  const shop = await workshop(server, of);
  const { slug, close } = await makePortal(shop, overrides, state);
  const params = { slug };
  const wanted = { services: [shop.wheels] };
  return {
    ...shop,
    params,
    close,
    show: (sender?: Sender) => server.call(portal, { params }, sender),
    timesOf: (overrides: Partial<Input<typeof times>['body']> = {}, sender?: Sender) =>
      server.call(
        times,
        { params, body: { ...wanted, from: day(7), to: day(7), ...overrides } },
        sender,
      ),
    keep: (begins_at: string, form: string, sender?: Sender) =>
      server.call(hold, { params, body: { ...wanted, form, begins_at } }, sender),
    order: (begins_at: string, overrides: BookInput = {}, sender?: Sender) =>
      server.call(
        book,
        {
          params,
          body: {
            ...wanted,
            form: crypto.randomUUID(),
            begins_at,
            licenseplate: 'EL12345',
            name: 'Kari Nordmann',
            mobile: '+47 912 34 567',
            email: '',
            comment: '',
            ...overrides,
          },
        },
        sender,
      ),
    all: async () => (await shop.call(bookings.calls.list)).body.data,
  };
}

test('a portal asks how heavy a car is where not every lift bears it, and offers and books only what does', async () => {
  const {
    show,
    set,
    places,
    book: atCounter,
    timesOf,
    order,
    all,
  } = await openPortal({ share: 100 }, { lifts: 2, people: 2 });
  expect((await show()).body.data.measures).toEqual([]);
  const limit = { version: 1, most_weight: 2500 };
  await set(bookingPlaces.calls.save, { params: { id: places[0]! }, body: limit });
  expect((await show()).body.data.measures).toEqual(['weight']);
  await atCounter({ begins_at: at(7, '10:00'), place_id: places[1]! });
  const free = async (weight?: number) =>
    (await timesOf({ ...(weight && { weight }) })).body.data.days[0]!.times;
  expect(await free()).toContain(at(7, '10:00'));
  expect(await free(3000)).not.toContain(at(7, '10:00'));
  const taken = await order(at(7, '10:00'), { weight: 3000 });
  expect(taken.body.error?.code).toBe('online-booking.taken');
  expect((await order(at(7, '12:00'), { weight: 3000 })).status).toBe(200);
  const heavy = (await all()).find(({ begins_at: begins }) => begins === at(7, '12:00'));
  expect(heavy?.places).toContain('Lift 2');
});

test('a portal shows what can be booked by it, in all its words, and its prices where it shows them', async () => {
  const { show, service, wheels } = await openPortal({
    texts: { nb: { welcome: 'Velkommen', done: 'Takk' } },
  });
  await service({ in_portals: false });
  const { status, body } = await show();
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    open: true,
    timezone: zone,
    currency: 'NOK',
    from: day(0),
    to: day(60),
    texts: { nb: { welcome: 'Velkommen' } },
    services: [{ id: wheels, minutes: 30, price: 49_900, needs_set: false }],
  });
  const discreet = await openPortal({ show_prices: false });
  expect((await discreet.show()).body.data.services).toMatchObject([{ price: null }]);
  expect((await discreet.timesOf()).body.data).toMatchObject({ minutes: 30, price: null });
  expect((await discreet.order(at(7, '10:00'))).body.data).toMatchObject({ price: null });
});

test('a job that takes longer than the workshop, a lift or anybody is there for is not offered', async () => {
  const { show, service, set, wheels, calendar, mechanics, params } = await openPortal();
  const offered = async () => (await show()).body.data.services.map(({ id }) => id);
  const whole = await service({ minutes: 480 });
  await service({ minutes: 300, minutes_by_class: {}, skills: ['welding'] });
  expect(await offered()).toContain(whole);
  const half = await set(bookingSchedules.calls.add, {
    body: {
      calendar_id: calendar,
      name: 'Half a day',
      weeks: [Array.from({ length: 7 }, (): [number, number][] => [[480, 720]])],
      holidays: 'open',
    },
  });
  const saved = await set(bookingResources.calls.save, {
    params: { id: mechanics[0]! },
    body: { version: 1, schedule_id: half.body.data.id },
  });
  expect(saved.status).toBe(200);
  expect(await offered()).not.toContain(whole);
  expect(await offered()).toContain(wheels);
  // Who has read the page before is offered no time.
  const asked = { services: [whole], from: day(7), to: day(7) };
  const { days } = (await server.call(times, { params, body: asked })).body.data;
  expect(days).toEqual([{ day: day(7), times: [] }]);
});

test('who has booked is told the address at which they see it, the same one when it is sent again', async () => {
  const { order } = await openPortal();
  const form = crypto.randomUUID();
  const { ticket, path } = (await order(at(7, '10:00'), { form })).body.data;
  const code = path.slice('/b/'.length);
  const seen = await server.call(bookingPageCalls.page, { params: { code } });
  expect(seen.body.data).toMatchObject({ ticket, licenseplate: 'EL12345' });
  expect((await order(at(7, '10:00'), { form })).body.data).toMatchObject({ ticket, path });
});

test('a draft is as unknown as what is not there; one that is closed says whose it is, and offers nothing', async () => {
  const draft = await openPortal({}, {}, 'draft');
  for (const answer of [
    await draft.show(),
    await draft.timesOf(),
    await draft.order(at(7, '10:00')),
  ])
    expect([answer.status, answer.body.error?.code]).toEqual([404, 'common.not_found']);
  const none = await server.call(portal, { params: { slug: 'none' } });
  expect(none.body.error).toMatchObject({
    ...(await draft.show()).body.error,
    requestId: none.body.error?.requestId,
  });
  const closed = await openPortal();
  await closed.close();
  expect((await closed.show()).body.data).toMatchObject({
    open: false,
    site: closed.site.name,
    services: [],
  });
  for (const answer of [await closed.timesOf(), await closed.order(at(7, '10:00'))])
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'online-booking.closed']);
});

test('only free times are returned, of each day that is asked for, and an unfree day has none', async () => {
  const { timesOf, book: atCounter } = await openPortal();
  await atCounter({ begins_at: at(7, '10:00') });
  const { data } = (await timesOf({ to: day(8) })).body;
  expect(data.days.map((one) => one.day)).toEqual([day(7), day(8)]);
  const [first, second] = data.days.map((one) => one.times);
  expect(first).toContain(at(7, '09:30'));
  for (const taken of ['09:45', '10:00', '10:15']) expect(first).not.toContain(at(7, taken));
  expect(second).toHaveLength(31);
  expect((await timesOf({ from: day(-3), to: day(0) })).body.data.days).toMatchObject([
    { day: day(0) },
  ]);
  expect((await timesOf({ from: day(0), to: day(90) })).body.data.days).toHaveLength(31);
  expect((await timesOf({ from: day(61), to: day(62) })).body.data.days).toEqual([
    { day: day(61), times: [] },
    { day: day(62), times: [] },
  ]);
});

test('what is booked is the portal’s, confirmed or not as it says, and stands at the counter with who comes', async () => {
  const { order, all } = await openPortal({ needs_confirmation: true });
  const { status, body } = await order(at(7, '10:00'), { comment: 'Ring på forhånd' });
  expect(status).toBe(200);
  const [row] = await all();
  expect(row).toMatchObject({
    ticket: body.data.ticket,
    begins_at: at(7, '10:00'),
    type: 'portal',
    is_confirmed: false,
    licenseplate: 'EL12345',
    contact_name: 'Kari Nordmann',
    contact_mobile: '+47 912 34 567',
    comment: 'Ring på forhånd',
  });
  expect(row?.portal_id).not.toBeNull();
  const sure = await openPortal();
  expect((await sure.order(at(7, '10:00'))).body.data).toMatchObject({
    is_confirmed: true,
    minutes: 30,
    price: 49_900,
    begins_at: at(7, '10:00'),
  });
});

test('only times that are offered can be booked: on the grid, within the rules of the portal', async () => {
  const { order, keep, all } = await openPortal({ notice_hours: 48, days_ahead: 20 });
  const form = crypto.randomUUID();
  for (const begins of [
    at(7, '10:05'),
    at(1, '10:00'),
    at(21, '10:00'),
    at(7, '18:00'),
    at(-1, '10:00'),
  ]) {
    for (const answer of [await order(begins), await keep(begins, form)])
      expect([answer.status, answer.body.error?.code]).toEqual([409, 'online-booking.taken']);
  }
  expect((await order(at(20, '10:00'))).status).toBe(200);
  expect(await all()).toHaveLength(1);
});

test('a portal sells no more than its share of a day', async () => {
  const { order, timesOf } = await openPortal({ share: 10 });
  // 480 minutes are open: 48 of them are one booking's.
  expect((await order(at(7, '10:00'))).status).toBe(200);
  expect((await timesOf()).body.data.days[0]?.times).toEqual([]);
  expect((await order(at(7, '12:00'))).body.error?.code).toBe('online-booking.taken');
  expect((await order(at(8, '12:00'))).status).toBe(200);
});

test('only what the portal sells can be booked, and only with what it insists on', async () => {
  const { order, service, all } = await openPortal({
    required_fields: ['name', 'email', 'licenseplate'],
  });
  const hidden = await service({ in_portals: false });
  expect(
    (await order(at(7, '10:00'), { services: [hidden], email: 'k@n.no' })).body.error,
  ).toMatchObject({
    code: 'bookings.unknown_service',
  });
  const without = await order(at(7, '10:00'), { name: '  ' });
  expect(without.status).toBe(422);
  expect(Object.keys(without.body.error?.fields ?? {}).toSorted()).toEqual(['email', 'name']);
  const robot = await order(at(7, '10:00'), { email: 'k@n.no', website: 'https://spam.example' });
  expect(robot.status).toBe(422);
  expect(await all()).toEqual([]);
  expect((await order(at(7, '10:00'), { email: 'k@n.no' })).status).toBe(200);
});

test('a time that is held is nobody else’s, and is given up for the next', async () => {
  const { keep, order, timesOf, book: atCounter } = await openPortal();
  const form = crypto.randomUUID();
  const held = await keep(at(7, '10:00'), form);
  expect(Date.parse(held.body.data.expires_at)).toBeGreaterThan(now().getTime() + 4 * 60_000);
  expect((await timesOf()).body.data.days[0]?.times).not.toContain(at(7, '10:00'));
  expect((await timesOf({ form })).body.data.days[0]?.times).toContain(at(7, '10:00'));
  expect((await order(at(7, '10:00'))).body.error?.code).toBe('online-booking.taken');
  expect((await keep(at(7, '12:00'), form)).status).toBe(200);
  expect((await atCounter({ begins_at: at(7, '10:00') })).status).toBe(200);
  expect((await order(at(7, '12:00'), { form })).status).toBe(200);
});

test('pressed twice at once, or again after an answer that was lost, it is booked once', async () => {
  const { order, all } = await openPortal({}, { lifts: 3, people: 3 });
  const form = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => order(at(7, '10:00'), { form })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const again = await order(at(7, '11:00'), { form, name: 'Kari N.' });
  expect(new Set([...answers, again].map(({ body }) => body.data.ticket)).size).toBe(1);
  expect(again.body.data.begins_at).toBe(at(7, '10:00'));
  expect(await all()).toHaveLength(1);
});

test('of 50 at once for the last place one has it; the others are offered the three next best, and told nothing else', async () => {
  const { order, all } = await openPortal();
  const answers = await Promise.all(Array.from({ length: 50 }, () => order(at(7, '10:00'))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((one) => one.status !== 200)) {
    expect([status, body.error?.code]).toEqual([409, 'online-booking.taken']);
    expect(body.error?.current).toEqual({ next: [at(7, '09:30'), at(7, '10:30'), at(7, '09:15')] });
  }
  expect(await all()).toHaveLength(1);
});

test('nobody is told who else comes, where, by whom, or why a time is not free', async () => {
  const shop = await openPortal();
  const { book: atCounter, service, keep, order, timesOf, show } = shop;
  const hotel = await hotelStaff(server, { site: shop.site });
  const shelf = await hotel.place({ room: 2 });
  await hotel.takeIn({ licenseplate: 'EL77777', place_id: shelf.id });
  const stored = await service({ needs_set: true });
  const secrets = {
    licenseplate: 'SECRET1',
    contact_name: 'Hemmelig Etternavn',
    contact_email: 'hemmelig@example.test',
    contact_mobile: '+47 999 88 777',
    comment: 'Hemmelig merknad',
  };
  const other = (await atCounter({ begins_at: at(7, '10:00'), ...secrets })).body.data;
  const form = crypto.randomUUID();
  await keep(at(7, '12:00'), form);
  const answers = [
    await show(),
    await timesOf(),
    await timesOf({ services: [stored] }),
    await keep(at(7, '10:00'), crypto.randomUUID()),
    await keep(at(7, '13:00'), crypto.randomUUID()),
    await order(at(7, '10:00')),
    await order(at(7, '12:00')),
    await order(at(7, '03:00')),
    await order(at(7, '14:00'), { licenseplate: 'EL77777', services: [stored] }),
    await order(at(7, '15:00')),
  ];
  const json = JSON.stringify(answers.map(({ body }) => body));
  const unsaid = [
    ...Object.values(secrets),
    other.ticket,
    form,
    'Lift 1',
    'Mechanic 1',
    'EL77777',
    shelf.code,
    'BUSY',
    'HELD',
    'CLOSED',
    'NOTICE',
    'SHARE',
    'reasons',
    'blocked_by',
    'place',
    'resource',
  ];
  expect(unsaid.filter((one) => json.includes(one))).toEqual([]);
});

test('what is free does not reveal whose wheels are where, and a plate alone has none fetched', async () => {
  const shop = await openPortal();
  const hotel = await hotelStaff(server, { site: shop.site });
  const shelf = await hotel.place({ room: 4 });
  await hotel.takeIn({ licenseplate: 'EL66666', place_id: shelf.id });
  const stored = await shop.service({ needs_set: true });
  const known = await shop.order(at(7, '10:00'), { licenseplate: 'el 66666', services: [stored] });
  const unknown = await shop.order(at(7, '11:00'), { services: [stored] });
  expect(Object.keys(known.body.data)).toEqual(Object.keys(unknown.body.data));
  expect(new Set((await shop.all()).map(({ set_id: id }) => id))).toEqual(new Set([null]));
  // From elsewhere they are brought in time, whoever asks.
  await server.db.transaction('system', (tx) =>
    tx
      .insertInto('warehouses')
      .values({
        chain_id: shop.site.chain_id,
        site_id: shop.site.id,
        name: 'Far away',
        kind: 'external',
        lead_days: 9,
      })
      .execute(),
  );
  expect((await shop.timesOf({ services: [stored] })).body.data.days[0]?.times).toEqual([]);
  expect((await shop.timesOf()).body.data.days[0]?.times).not.toEqual([]);
});

test('a car is known by its plate; a customer only by how the site reaches them', async () => {
  const shop = await openPortal();
  const owner = { name: 'Kari Nordmann', phone: '+47 91 23 45 67' };
  const { id: customer_id } = (await shop.call(customers.calls.add, { body: owner })).body.data;
  const car = { licenseplate: 'EL99999', customer_id };
  const { id: car_id } = (await shop.call(cars.calls.add, { body: car })).body.data;
  const plate = { licenseplate: 'EL99999' };
  await shop.order(at(7, '10:00'), { ...plate, mobile: '91234567' });
  await shop.order(at(7, '11:00'), { ...plate, mobile: '91234568' });
  const who = new Map((await shop.all()).map((one) => [one.begins_at, one]));
  expect(who.get(at(7, '10:00'))).toMatchObject({ car_id, customer_id });
  expect(who.get(at(7, '11:00'))).toMatchObject({ car_id, customer_id: null });
});

test('a telephone with the same last digits in another country is nobody’s, one with its country written is theirs', async () => {
  const shop = await openPortal();
  const owner = { name: 'Kari Nordmann', phone: '91 23 45 67' };
  const { id: customer_id } = (await shop.call(customers.calls.add, { body: owner })).body.data;
  const plate = { licenseplate: 'EL99998' };
  await shop.call(cars.calls.add, { body: { ...plate, customer_id } });
  await shop.order(at(7, '10:00'), { ...plate, mobile: '+45 91 23 45 67' });
  await shop.order(at(7, '11:00'), { ...plate, mobile: '0047 91234567' });
  const who = new Map((await shop.all()).map((one) => [one.begins_at, one.customer_id]));
  expect([who.get(at(7, '10:00')), who.get(at(7, '11:00'))]).toEqual([null, customer_id]);
});

test('what one network may try is limited, at each portal, and others are not held up by it', async () => {
  const one = await openPortal();
  const other = await openPortal();
  const address = '203.0.113.7';
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => one.order(at(7, '10:05'), {}, { address })),
  );
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([409]));
  const refused = await one.order(at(7, '10:00'), {}, { address, lang: 'nb' });
  expect([refused.status, refused.body.error?.code]).toEqual([429, 'online-booking.too_many']);
  expect((await other.order(at(7, '10:00'), {}, { address })).status).toBe(200);
  expect((await one.order(at(7, '10:00'))).status).toBe(200);
});

test('the front door of a portal’s own host leads to it, and nobody takes that of others', async () => {
  const host = `${unique('booking')}.example.test`.toLowerCase();
  const one = await openPortal({ host });
  expect(await portalOfHost(server.app, host)).toBe(one.params.slug);
  for (const other of ['app.example.test', 'unknown.example.test', ''])
    expect(await portalOfHost(server.app, other)).toBeUndefined();
  const branded = await makeWhiteLabel(server.db, {});
  const input = { name: 'Nett', calendar_id: one.calendar };
  for (const wanted of ['not a host', 'app.example.test', branded.host]) {
    const slug = unique('portal');
    const body = { ...input, slug, host: wanted };
    const { error } = (await one.call(bookingPortals.calls.add, { body })).body;
    expect(Object.keys(error?.fields ?? {})).toEqual(['host']);
  }
});

test('a portal books at its own site alone', async () => {
  const one = await openPortal();
  const other = await openPortal();
  const answer = await one.order(at(7, '10:00'), { services: [other.wheels] });
  expect([answer.status, answer.body.error?.code]).toEqual([422, 'bookings.unknown_service']);
  const form = crypto.randomUUID();
  const first = await one.order(at(7, '10:00'), { form });
  const second = await other.order(at(7, '10:00'), { form });
  expect(second.body.data.ticket).toBeDefined();
  expect([first.status, second.status]).toEqual([200, 200]);
  expect([(await one.all()).length, (await other.all()).length]).toEqual([1, 1]);
  const { error } = (
    await other.call(bookingCalls.shown, { params: { id: String((await one.all())[0]!.id) } })
  ).body;
  expect(error?.code).toBe('common.not_found');
});
