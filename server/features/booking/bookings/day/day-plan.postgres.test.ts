import { RawNode, type KyselyPlugin } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { dayMoveCalls } from '#contract/booking/day-moves.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';
import { holdCalendar } from '../free/site-repo.ts';

let statements = 0;
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const isMark = RawNode.is(node) && /\bsavepoint\b/i.test(node.sqlFragments.join(''));
    if (!isMark) statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

let server: TestServer;
beforeAll(async () => {
  const db = await freshDatabase();
  server = await serverOver({
    ...db,
    transaction: (role, work) => db.transaction(role, (tx) => work(tx.withPlugin(counting))),
  });
});

const zone = 'Europe/Oslo';
const day = daysAfter(dayOf(now().getTime(), zone), 7);
const at = (minutes: number) =>
  new Date(instantAt(Date.parse(day) + minutes * 60_000, zone)).toISOString();

/** A day of two mechanics, the first of whom has so many bookings, and how it is planned without them. */
async function dayWith(count: number) {
  const shop = await workshop(server, { lifts: 2, people: 2 });
  for (let nth = 0; nth < count; nth += 1) {
    const begins_at = at(480 + nth * 30);
    const { status } = await shop.book({ begins_at, resource_id: shop.mechanics[0]! });
    expect(status).toBe(200);
  }
  const body = { calendar_id: shop.calendar, day, until: day, resource_id: shop.mechanics[0]! };
  return { ...shop, plan: () => shop.call(dayMoveCalls.plan, { body }) };
}

test('a day is planned while somebody else books by its calendar: neither waits for the other', async () => {
  const { plan, calendar } = await dayWith(2);
  const held = Promise.withResolvers<void>();
  const booked = Promise.withResolvers<void>();
  const books = server.db.transaction('system', async (tx) => {
    await holdCalendar(tx, calendar);
    held.resolve();
    await booked.promise;
  });
  await held.promise;
  const planned = await plan();
  booked.resolve();
  await books;
  expect(planned.status).toBe(200);
  expect(planned.body.data.map(({ to }) => to?.begins_at)).toEqual([at(480), at(510)]);
});

test('a day with many bookings is planned with as many questions as one with few', async () => {
  const counted = async (count: number) => {
    const { plan } = await dayWith(count);
    statements = 0;
    expect((await plan()).body.data).toHaveLength(count);
    return statements;
  };
  expect(await counted(8)).toBe(await counted(2));
});
