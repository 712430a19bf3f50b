import { afterEach, expect, test, vi } from 'vitest';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { calendars } from '#contract/booking/booking-settings/calendars.ts';
import type { NotFree } from '#contract/booking/free-times.ts';
import { onlineBookingCalls } from '#contract/booking/online-booking.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { makePortal } from '#tests/support/factories/booking/portal.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

afterEach(() => void vi.useRealTimers());

const zone = 'Europe/Oslo';
const day = daysAfter(dayOf(now().getTime(), zone), 7);
const at = (clock: string) =>
  new Date(instantAt(Date.parse(`${day}T${clock}Z`), zone)).toISOString();

type Shop = Awaited<ReturnType<typeof workshop>>;

/** Two people type at once, each of whom wants a time of their own; which of them is kept it, and why the other is not. */
async function bothType({ call, wheels }: Shop, services = [wheels], clocks = ['10:00', '13:00']) {
  const forms = clocks.map(() => crypto.randomUUID());
  const keep = (nth: number) => {
    const body = { services, form: forms[nth]!, begins_at: at(clocks[nth]!) };
    return call(bookingCalls.hold, { body });
  };
  const answers = await Promise.all([keep(0), keep(1)]);
  const kept = answers.findIndex(({ status }) => status === 200);
  const error = answers[1 - kept]?.body.error;
  return {
    statuses: answers.map(({ status }) => status).toSorted((one, other) => one - other),
    reasons: (error?.current as NotFree | undefined)?.reasons,
    letGo: () => call(bookingCalls.release, { params: { form: forms[kept]! } }),
    otherAgain: () => keep(1 - kept),
  };
}

test('of a service that is done once a day, one who types keeps the day; it is free for the other once they let go', async () => {
  const shop = await workshop(server, { lifts: 2, people: 2 });
  const once = await shop.service({ per_day: 1 });
  const { statuses, reasons, letGo, otherAgain } = await bothType(shop, [once]);
  expect(statuses).toEqual([200, 409]);
  expect(reasons).toMatchObject([{ code: 'DAY_LIMIT', blocked_by: { kind: 'service', id: once } }]);
  await letGo();
  expect((await otherAgain()).status).toBe(200);
});

test('the lift that stays for drop-ins stays while two type for the same time, too', async () => {
  const shop = await workshop(server, { lifts: 2, people: 2 });
  const { body } = await shop.set(calendars.calls.one, { params: { id: shop.calendar } });
  await shop.set(calendars.calls.save, {
    params: { id: shop.calendar },
    body: { version: body.data.version, drop_in_places: 1 },
  });
  const { statuses, reasons } = await bothType(shop, [shop.wheels], ['10:00', '10:00']);
  expect(statuses).toEqual([200, 409]);
  expect(reasons).toMatchObject([
    { code: 'PLANNING_BLOCK', blocked_by: { kind: 'calendar', id: shop.calendar } },
  ]);
});

test('a portal sells no more than its share while two strangers type; what the counter holds is none of it', async () => {
  const shop = await workshop(server, { lifts: 2, people: 2 });
  // 33 of 960 minutes: one of half an hour.
  const { slug } = await makePortal(shop, { share: 4 });
  const keep = (clock: string) =>
    server.call(onlineBookingCalls.hold, {
      params: { slug },
      body: { services: [shop.wheels], form: crypto.randomUUID(), begins_at: at(clock) },
    });
  await bothType(shop);
  const answers = await Promise.all([keep('11:00'), keep('14:00')]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect((await bothType(shop, [shop.wheels], ['08:00', '15:00'])).statuses).toEqual([200, 200]);
});

test('a booking that somebody is moving is one to the limit of its day, though its new time is kept already', async () => {
  const { call, book, service } = await workshop(server, { lifts: 3, people: 3 });
  const twice = await service({ per_day: 2 });
  const services = [twice];
  const { id } = (await book({ services, begins_at: at('09:00') })).body.data;
  const form = crypto.randomUUID();
  const kept = await call(bookingCalls.hold, {
    body: { services, form, begins_at: at('11:00'), booking_id: id },
  });
  expect(kept.status).toBe(200);
  expect((await book({ services, begins_at: at('13:00') })).status).toBe(200);
  const third = await book({ services, begins_at: at('14:00') });
  expect(third.body.error?.current).toMatchObject({ reasons: [{ code: 'DAY_LIMIT' }] });
});

test('a time that is kept may be booked though it has begun meanwhile, and no other that has', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at('09:58')) });
  const { call, book, wheels } = await workshop(server, { lifts: 2, people: 2 });
  const form = crypto.randomUUID();
  const keep = (clock: string) =>
    call(bookingCalls.hold, { body: { services: [wheels], form, begins_at: at(clock) } });
  expect((await keep('10:00')).status).toBe(200);
  vi.setSystemTime(Date.parse(at('10:01')));
  const unkept = await book({ services: [wheels], begins_at: at('10:00') });
  expect(unkept.body.error?.current).toMatchObject({ reasons: [{ code: 'PAST' }] });
  expect((await keep('10:00')).status).toBe(409);
  expect((await book({ services: [wheels], begins_at: at('10:00'), form })).status).toBe(200);
});

test('a time is kept no longer than it was said to be', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at('09:58')) });
  const { call, book, wheels } = await workshop(server, { lifts: 2, people: 2 });
  const form = crypto.randomUUID();
  const body = { services: [wheels], form, begins_at: at('10:00') };
  const kept = await call(bookingCalls.hold, { body });
  vi.setSystemTime(Date.parse(kept.body.data.expires_at));
  const late = await book(body);
  expect(late.body.error?.current).toMatchObject({ reasons: [{ code: 'PAST' }] });
});
