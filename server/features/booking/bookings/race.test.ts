import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import type { NotFree } from '#contract/booking/free-times.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const zone = 'Europe/Oslo';
const day = daysAfter(dayOf(now().getTime(), zone), 7);
const at = (clock: string) =>
  new Date(instantAt(Date.parse(`${day}T${clock}Z`), zone)).toISOString();

/** How many pairs of rows take the same place or person at once. */
async function takenTwice(site: number): Promise<number> {
  const { rows } = await server.db.transaction('system', (tx) =>
    sql<{ count: number }>`
      select count(*) as count from booking_work a join booking_work b on a.id < b.id
        and a.during && b.during and (a.place_id = b.place_id or a.resource_id = b.resource_id)
      where a.site_id = ${site} and a.living and b.living`.execute(tx),
  );
  return rows[0]!.count;
}

test('of two who press at once one has it; the other is told what was taken and three next best', async () => {
  const { book, site } = await workshop(server);
  const answers = await Promise.all([
    book({ begins_at: at('10:00') }),
    book({ begins_at: at('10:00') }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  const won = answers.find(({ status }) => status === 200)!.body.data;
  const { error } = answers.find(({ status }) => status === 409)!.body;
  expect(error?.code).toBe('bookings.taken');
  const notFree = error?.current as NotFree | undefined;
  expect(notFree?.reasons[0]?.blocked_by).toEqual({
    kind: 'booking',
    id: won.id,
    name: won.ticket,
  });
  expect(notFree?.next).toHaveLength(3);
  expect(await takenTwice(site.id)).toBe(0);
});

test('200 at once for one afternoon: no place and nobody is taken twice, and every refusal says why', async () => {
  const { book, site } = await workshop(server, { lifts: 4, people: 4 });
  const starts = ['12:00', '12:30', '13:00', '13:30', '14:00', '14:30', '15:00', '15:30'];
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, nth) => book({ begins_at: at(starts[nth % starts.length]!) })),
  );
  const booked = answers.filter(({ status }) => status === 200);
  expect(booked).toHaveLength(starts.length * 4);
  expect(new Set(booked.map(({ body }) => body.data.ticket)).size).toBe(booked.length);
  for (const { status, body } of answers.filter((one) => one.status !== 200)) {
    expect([status, body.error?.code]).toEqual([409, 'bookings.taken']);
    const notFree = body.error?.current as NotFree | undefined;
    expect(notFree?.reasons.length).toBeGreaterThan(0);
    expect(notFree?.next.length).toBe(3);
  }
  expect(await takenTwice(site.id)).toBe(0);
});

test('whatever a server believes to be free, the database lets nobody and nothing be taken twice', async () => {
  const { book, site, places } = await workshop(server);
  const { id } = (await book({ begins_at: at('10:00') })).body.data;
  const own = { chain_id: site.chain_id, site_id: site.id, booking_id: id };
  const during = { begins_at: at('10:29'), ends_at: at('10:40') };
  const again = server.db.transaction('system', (tx) =>
    tx
      .insertInto('booking_work')
      .values({ ...own, ...during, place_id: places[0]! })
      .execute(),
  );
  await expect(again).rejects.toThrow(/booking_work_place_taken/);
});

test('two that are moved into each other’s time stay where they are; one by one they change', async () => {
  const { book, call, site, bookingNow } = await workshop(server, { lifts: 2, people: 1 });
  const one = (await book({ begins_at: at('10:00') })).body.data;
  const other = (await book({ begins_at: at('11:00') })).body.data;
  const move = (id: number, begins: string, version = 1) =>
    call(bookingCalls.move, { params: { id }, body: { version, begins_at: begins } });
  const both = await Promise.all([move(one.id, at('11:00')), move(other.id, at('10:00'))]);
  expect(both.map(({ body }) => body.error?.code)).toEqual(['bookings.taken', 'bookings.taken']);
  await move(one.id, at('12:00'));
  expect((await move(other.id, at('10:00'))).status).toBe(200);
  expect((await move(one.id, at('11:00'), 2)).body.data).toMatchObject({ ticket: one.ticket });
  expect(await bookingNow(other.id)).toMatchObject({ begins_at: at('10:00') });
  expect(await takenTwice(site.id)).toBe(0);
});
