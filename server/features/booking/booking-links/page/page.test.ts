import { expect, test } from 'vitest';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookingPageCalls } from '#contract/booking/booking-links/page.ts';
import type { Week } from '#contract/booking/booking-settings/calendars.ts';
import { bookingServices } from '#contract/booking/booking-settings/catalogue.ts';
import { bookingPortals } from '#contract/booking/booking-settings/portals.ts';
import { bookingReminders } from '#contract/booking/booking-settings/reminders.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { treadThresholds } from '#contract/workshop/tread-depth/thresholds.ts';
import { dayOf, daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import { sendBookingMessages } from '#server/features/booking/bookings/messages/jobs.ts';
import { now } from '#server/kit/clock.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import { bodyOf } from '#server/kit/mail/messages-repo.ts';
import { hotelStaff } from '#tests/support/factories/hotel/staff.ts';
import { makePortal } from '#tests/support/factories/booking/portal.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { authenticatedSocket, nextChangeOf } from '#tests/support/network/live-socket.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const { link, revokeLink, page, freeTimes, answer, moveTo, calendarFile } = bookingPageCalls;
const zone = 'Europe/Oslo';
const allDay: Week = Array.from({ length: 7 }, () => [[0, 1440] as [number, number]]);
const today = dayOf(now().getTime(), zone);
const at = (days: number, clock: string) =>
  new Date(instantAt(Date.parse(`${daysAfter(today, days)}T${clock}Z`), zone)).toISOString();
const textOf = (file: unknown) => new TextDecoder().decode(file as Uint8Array);
const key = () => crypto.randomUUID();
type Answer = 'confirm' | 'cancel' | 'decline' | 'changed_self';
type Change = Readonly<Record<string, unknown>>;

/** A workshop with a booking in a week, and anyone who has its address. */
async function linked(overrides: object = {}) {
  const made = await workshop(server, { hours: allDay });
  const who = {
    licenseplate: 'EL12345',
    contact_name: 'Kari Nordmann',
    contact_mobile: '90012345',
  };
  const begins_at = at(7, '10:00');
  const booking = (await made.book({ begins_at, ...who, ...overrides })).body.data;
  const params = { id: booking.id };
  const address = async () => (await made.call(link, { params })).body.data.path;
  const code = (await address()).split('/').at(-1)!;
  const own = { params: { code } };
  const version = async () => (await made.bookingNow(booking.id)).version;
  const alter = (change: Change) =>
    server.db.transaction('system', (tx) =>
      tx.updateTable('bookings').set(change).where('id', '=', booking.id).execute(),
    );
  return {
    ...made,
    booking,
    params,
    own,
    code,
    address,
    alter,
    current: () => made.bookingNow(booking.id),
    open: () => server.call(page, own),
    say: async (chosen: Answer, more: object = {}) =>
      server.call(answer, {
        ...own,
        body: { key: key(), version: await version(), answer: chosen, ...more },
      }),
    go: async (begins: string, more: object = {}) =>
      server.call(moveTo, {
        ...own,
        body: { key: key(), version: await version(), begins_at: begins, ...more },
      }),
    history: async () => (await made.call(bookings.calls.history, { params })).body.data,
  };
}

test('anyone who has the address sees the booking, and nothing of anybody else', async () => {
  const { open, booking, set, wheels, site } = await linked();
  await set(bookingServices.calls.save, {
    params: { id: wheels },
    body: { version: 1, names: { nb: 'Hjulskift' }, instructions: 'Ta med bolter' },
  });
  const { status, body } = await open();
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    siteName: site.name,
    ticket: booking.ticket,
    beginsAt: booking.begins_at,
    minutes: 30,
    licenseplate: 'EL12345',
    price: 49_900,
    instructions: ['Ta med bolter'],
    state: 'active',
    acts: { answers: ['cancel'], move: true, fee: null },
  });
  for (const kept of ['Kari', '90012345', 'Mechanic', 'Lift', `"${site.chain_id}:`]) {
    expect(JSON.stringify(body)).not.toContain(kept);
  }
});

test('an address opens until 45 days after the visit, whenever that is, and then says that it is over', async () => {
  const { open, alter, own, go, call, params, code, booking } = await linked();
  const dayMs = 86_400_000;
  const endsAt = async () => (await call(link, { params })).body.data.endsAt;
  const ends = (begins: string, minutes = 30) =>
    new Date(Date.parse(begins) + minutes * 60_000 + 45 * dayMs).toISOString();
  expect(await endsAt()).toBe(ends(booking.begins_at!));
  expect((await go(at(9, '12:00'))).status).toBe(200);
  expect(await endsAt()).toBe(ends(at(9, '12:00')));
  await alter({ begins_at: new Date(now().getTime() - 44 * dayMs) });
  expect((await open()).status).toBe(200);
  await alter({ begins_at: new Date(now().getTime() - 46 * dayMs) });
  const ended = await open();
  expect([ended.status, ended.body.error?.code]).toEqual([410, 'bookings.link_ended']);
  for (const one of [freeTimes, calendarFile] as const) {
    const input = { ...own, query: { from: today } };
    expect((await server.call(one, input as never)).status).toBe(410);
  }
  // Closed by hand, it is as if it had never been.
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('links')
      .set({ revoked_at: now() })
      .where('code_hash', '=', hashOf(code))
      .execute(),
  );
  expect((await open()).status).toBe(404);
});

test('an address that was closed, is of nobody or of what is put away opens nothing, and says nothing', async () => {
  const { open, address, call, params, code, current } = await linked();
  expect(await address()).toBe(`/b/${code}`);
  await call(revokeLink, { params });
  const closed = await open();
  const guessed = await server.call(page, { params: { code: 'guessed' } });
  expect([closed.status, guessed.status]).toEqual([404, 404]);
  expect(closed.body.error?.message).toBe(guessed.body.error?.message);
  const renewed = (await address()).split('/').at(-1)!;
  expect(renewed).not.toBe(code);
  expect((await server.call(page, { params: { code: renewed } })).status).toBe(200);
  const { version } = await current();
  await call(bookings.calls.archive, { params, body: { version } });
  expect((await server.call(page, { params: { code: renewed } })).status).toBe(404);
  for (const one of [freeTimes, calendarFile] as const) {
    const input = { params: { code: renewed }, query: { from: today } };
    expect((await server.call(one, input as never)).status).toBe(404);
  }
});

test('no other site reaches the address of a booking', async () => {
  const { params } = await linked();
  const other = await workshop(server);
  expect((await other.call(link, { params })).status).toBe(404);
  expect((await other.call(revokeLink, { params })).status).toBe(404);
});

test('a customer moves it to a time that is free: the ticket stays, and it stands in the history as theirs', async () => {
  const { go, booking, history, current, me } = await linked();
  const socket = await authenticatedSocket(server, me.token);
  const { status, body } = await go(at(8, '12:00'));
  expect([status, body.data.beginsAt, body.data.ticket]).toEqual([
    200,
    at(8, '12:00'),
    booking.ticket,
  ]);
  await nextChangeOf(socket, 'bookings');
  socket.close();
  expect(await current()).toMatchObject({ begins_at: at(8, '12:00'), ticket: booking.ticket });
  expect((await history())[0]).toMatchObject({ by: null, by_customer: true, action: 'move' });
});

test('offered are free times alone, without a word of who has the others', async () => {
  const { book, own, go } = await linked();
  const taken = at(8, '12:00');
  await book({ begins_at: taken, contact_name: 'Ola', licenseplate: 'DK99999' });
  const query = { from: daysAfter(today, 8) };
  const { body } = await server.call(freeTimes, { ...own, query });
  expect(body.data).toHaveLength(7);
  const [first] = body.data;
  expect(first!.day).toBe(query.from);
  expect(first!.times).toContain(at(8, '11:00'));
  expect(first!.times).not.toContain(taken);
  const refused = await go(taken);
  expect(refused.body.error).toMatchObject({ code: 'bookings.link_not_free' });
  expect(JSON.stringify([body, refused.body])).not.toMatch(/Ola|DK99999|Lift|PLACE|current/);
});

test('an act is done once, however often it is sent', async () => {
  const { go, booking, history, current } = await linked();
  const same = { key: key(), version: booking.version };
  const answers = await Promise.all([
    go(at(8, '12:00'), same),
    go(at(8, '12:00'), same),
    go(at(8, '12:00'), same),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await current()).version).toBe(booking.version + 1);
  expect((await history()).filter(({ action }) => action === 'move')).toHaveLength(1);
});

test('two who cancel at once cancel once', async () => {
  const { say, booking, history, open } = await linked();
  const seen = { version: booking.version };
  const done = await Promise.all([say('cancel', seen), say('cancel', seen)]);
  expect(done.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(done.find(({ status }) => status === 409)?.body.error?.code).toBe('bookings.link_changed');
  expect((await history()).filter(({ action }) => action === 'cancel')).toHaveLength(1);
  const { data } = (await open()).body;
  expect(data).toMatchObject({
    state: 'cancelled',
    owed: null,
    acts: { answers: [], move: false },
  });
});

test('what the workshop changed meanwhile is not changed by what was seen before', async () => {
  const { go, say, call, params, booking, current } = await linked();
  const moved = { version: booking.version, begins_at: at(9, '09:00') };
  expect((await call(bookingCalls.move, { params, body: moved })).status).toBe(200);
  const seen = { version: booking.version };
  for (const refused of [await go(at(8, '12:00'), seen), await say('cancel', seen)]) {
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'bookings.link_changed']);
  }
  expect(await current()).toMatchObject({ begins_at: at(9, '09:00'), state: 'active' });
});

test('until when it is free and possible is said, and holds on the server', async () => {
  const { open, alter, say, go, current } = await linked();
  expect((await open()).body.data.acts).toMatchObject({
    freeUntil: at(6, '10:00'),
    moveUntil: at(6, '10:00'),
  });
  await alter({ begins_at: new Date(now().getTime() + 3_600_000) });
  expect((await open()).body.data.acts).toMatchObject({ move: false, fee: 15_000 });
  expect((await go(at(8, '12:00'))).body.error?.code).toBe('bookings.link_changed');
  const cancelled = await say('cancel');
  expect(cancelled.body.data).toMatchObject({ state: 'cancelled', owed: 15_000 });
  expect(await current()).toMatchObject({
    cancelled_by: 'customer',
    cancel_reason: 'customer',
    fee: 15_000,
  });
});

test('who booked by a portal goes by its rules', async () => {
  const { set, calendar, alter, open, say, go, own } = await linked();
  const portal = (
    await set(bookingPortals.calls.add, {
      body: {
        name: 'Web',
        slug: `web-${key()}`,
        calendar_id: calendar,
        cancel_hours: 48,
        move_hours: 2,
        cancel_fee: 9_900,
        show_prices: false,
        needs_confirmation: true,
        notice_hours: 72,
      },
    })
  ).body.data;
  const begins_at = new Date(now().getTime() + 24 * 3_600_000);
  await alter({ portal_id: portal.id, type: 'portal', is_confirmed: false, begins_at });
  const { data } = (await open()).body;
  expect(data).toMatchObject({ price: null, awaitsSite: true });
  expect(data.acts).toMatchObject({ answers: ['cancel'], move: true, fee: 9_900 });
  const { body } = await server.call(freeTimes, { ...own, query: { from: today } });
  expect(body.data.slice(0, 3).flatMap((one) => one.times)).toEqual([]);
  expect(body.data[5]!.times).not.toEqual([]);
  expect((await go(at(2, '12:00'))).body.error?.code).toBe('bookings.link_not_free');
  expect((await say('confirm')).body.error?.code).toBe('bookings.link_changed');
  expect((await say('cancel')).body.data).toMatchObject({ owed: 9_900 });
});

test('who has cancelled is led to the portal that takes bookings, where there is one', async () => {
  const { set, calendar, open, say } = await linked();
  const again = async () => (await open()).body.data.bookAgain;
  await say('cancel');
  expect(await again()).toBeNull();
  const shop = { set, calendar };
  await makePortal(shop, {}, 'draft');
  expect(await again()).toBeNull();
  const { slug, close } = await makePortal(shop);
  expect(await again()).toBe(`/book/${slug}`);
  await close();
  expect(await again()).toBeNull();
});

test('while a booking stands, nobody is led to another one', async () => {
  const { set, calendar, open } = await linked();
  await makePortal({ set, calendar });
  expect((await open()).body.data.bookAgain).toBeNull();
});

test('who was booked unasked confirms, moves, declines or has changed themselves', async () => {
  const auto = { type: 'auto', is_confirmed: false };
  const one = await linked();
  await one.alter(auto);
  expect((await one.open()).body.data.acts.answers).toContain('confirm');
  expect((await one.say('confirm')).body.data).toMatchObject({ isConfirmed: true });
  expect((await one.history())[0]).toMatchObject({ by_customer: true, action: 'confirm' });
  const moved = await linked();
  await moved.alter(auto);
  expect((await moved.go(at(8, '12:00'))).body.data).toMatchObject({ isConfirmed: true });
  for (const [chosen, cancel_reason] of [
    ['decline', 'declined'],
    ['changed_self', 'changed_self'],
  ] as const) {
    const { alter, say, current } = await linked();
    await alter({ ...auto, begins_at: new Date(now().getTime() + 3_600_000) });
    expect((await say(chosen)).body.data).toMatchObject({ state: 'cancelled', owed: null });
    expect(await current()).toMatchObject({ cancel_reason, cancelled_by: 'customer' });
  }
});

test('wheels in store are told of where they are theirs', async () => {
  const { site, params, set, current, open } = await linked();
  const keep = async (set_id: number) => {
    const { version } = await current();
    await set(bookings.calls.save, { params, body: { version, set_id } });
  };
  const { takeIn, place } = await hotelStaff(server, { site });
  const shelf = await place({ code: 'Z.99-9' });
  const mine = await takeIn({ licenseplate: 'EL12345', place_id: shelf.id });
  const other = await takeIn({ licenseplate: 'DK99999', place_id: null });
  await keep(other.id);
  expect((await open()).body.data.wheels).toBeNull();
  await keep(mine.id);
  const { data } = (await open()).body;
  expect(data.wheels).toMatchObject({ ready: false, readyBy: daysAfter(today, 6) });
  expect(JSON.stringify(data)).not.toMatch(/Z\.99-9|DK99999/);
});

test('the file for a calendar keeps its name, rises with moves, and says that it is off', async () => {
  const { own, go, say } = await linked();
  const read = async () => {
    const { body, headers } = await server.call(calendarFile, own);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = textOf(body).replaceAll('\r\n ', '').split('\r\n');
    return Object.fromEntries(lines.map((line) => line.split(/:(.*)/s).slice(0, 2)));
  };
  const first = await read();
  expect(first).toMatchObject({ STATUS: 'CONFIRMED', LOCATION: expect.any(String) });
  await go(at(8, '12:00'));
  const moved = await read();
  expect(moved['DTSTART']).toBe(at(8, '12:00').replaceAll(/[-:]|\.000/g, ''));
  expect(moved['UID']).toBe(first['UID']);
  expect(Number(moved['SEQUENCE'])).toBeGreaterThan(Number(first['SEQUENCE']));
  await say('cancel');
  const off = await read();
  expect(off).toMatchObject({ STATUS: 'CANCELLED', UID: first['UID'] });
  expect(Number(off['SEQUENCE'])).toBeGreaterThan(Number(moved['SEQUENCE']));
});

test('a message carries the address and the telephone, and its log the address of nobody', async () => {
  const { set, calendar, book, call, bookingNow } = await linked();
  const standard = treadThresholds.calls.site;
  const { own = [], ...start } = (await set(standard.read)).body.data;
  await set(standard.save, { body: { ...start, own, phone: '22 00 12 34' } });
  await set(bookingReminders.calls.add, {
    body: {
      name: 'Confirmation',
      calendar_id: calendar,
      type: 'confirmation',
      transport: 'sms',
      send_from: 0,
      send_to: 0,
      templates: { nb: { subject: '', text: 'Endre: {link} Ring {phone}' } },
    },
  });
  const { id } = (await book({ begins_at: at(9, '10:00'), contact_mobile: '90012345' })).body.data;
  await sendBookingMessages(server.app);
  const [message] = (await call(bookingCalls.messages, { params: { id } })).body.data;
  expect(message?.said).toBe('Endre: https://app.example.test/b/… Ring 22 00 12 34');
  const row = await server.db.transaction('system', (tx) =>
    tx
      .selectFrom('messages as m')
      .innerJoin('booking_messages as b', 'b.message_id', 'm.id')
      .selectAll('m')
      .where('b.booking_id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  const code = /\/b\/([\w-]{32}) /.exec(bodyOf(server.app.keys, row))?.[1] ?? '';
  const { status, body } = await server.call(page, { params: { code } });
  expect([status, body.data.ticket]).toEqual([200, (await bookingNow(id)).ticket]);
  expect(body.data.phone).toBe('22 00 12 34');
});

test('who asks without end by one address is told to wait', async () => {
  const { own, code, open } = await linked();
  const subject = `booking-link:${hashOf(code).toString('base64url')}`;
  await server.db.transaction('system', (tx) =>
    tx
      .insertInto('attempts')
      .values(Array.from({ length: 200 }, () => ({ subject, at: now() })))
      .execute(),
  );
  const response = await server.call(freeTimes, { ...own, query: { from: today } });
  expect([response.status, response.body.error?.code]).toEqual([429, 'bookings.link_too_many']);
  // To see it costs little.
  expect((await open()).status).toBe(200);
});

test.each([
  ['2027-03-28', '2027-03-28T00:30:00.000Z', '2027-03-28T01:00:00.000Z', 23],
  ['2027-10-31', '2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z', 25],
])('in the night of %s each hour that there is can be chosen', async (day, one, other, hours) => {
  const { own, go } = await linked();
  const { body } = await server.call(freeTimes, { ...own, query: { from: day } });
  // A quarter of an hour each, day and night.
  expect(body.data[0]!.times).toHaveLength(hours * 4);
  for (const begins of [one, other]) {
    expect(body.data[0]!.times).toContain(begins);
    expect((await go(begins)).body.data.beginsAt).toBe(begins);
    const file = textOf((await server.call(calendarFile, own)).body);
    expect(file).toContain(`DTSTART:${begins.replaceAll(/[-:]|\.000/g, '')}`);
  }
});
