import { expect, test } from 'vitest';
import { calendarFeedCalls } from '#contract/booking/booking-links/feeds.ts';
import { bookingResources } from '#contract/booking/booking-settings/workshop.ts';
import { bookings } from '#contract/booking/bookings.ts';
import type { Week } from '#contract/booking/booking-settings/calendars.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const { feeds, addFeed, revokeFeed, readFeed } = calendarFeedCalls;
const allDay: Week = Array.from({ length: 7 }, () => [[0, 1440] as [number, number]]);
const quarter = 900_000;
const inDays = (days: number) =>
  new Date(Math.ceil(now().getTime() / quarter) * quarter + days * 86_400_000).toISOString();
const codeIn = (path: string) => path.split('/').at(-2)!;

/** A workshop of two with a booking tomorrow, and who reads its feed. */
async function fed(options: { shows?: ('plate' | 'services')[]; whose?: 'all' | 'first' } = {}) {
  const made = await workshop(server, { hours: allDay, people: 2, lifts: 2 });
  const whom = { licenseplate: 'EL12345', contact_name: 'Kari', contact_mobile: '90012345' };
  const begins_at = inDays(1);
  const body = {
    resource_id: options.whose === 'first' ? made.mechanics[0]! : null,
    shows: options.shows ?? [],
  };
  const params = { id: made.calendar };
  const feed = (await made.set(addFeed, { params, body })).body.data;
  const read = async (etag?: string) => {
    const url = feed.path;
    const headers = etag === undefined ? {} : { 'if-none-match': etag };
    const answer = await server.app.http.inject({ url, headers });
    return { status: answer.statusCode, text: answer.body, etag: String(answer.headers['etag']) };
  };
  const bookWith = async (mechanic: number, more: object = {}) =>
    (await made.book({ begins_at, resource_id: made.mechanics[mechanic], ...whom, ...more })).body
      .data;
  return { ...made, params, feed, read, bookWith };
}

test('a feed names what its owner chose, and never whom to reach', async () => {
  const all = await fed({ shows: ['plate', 'services'] });
  const booking = await all.bookWith(0);
  const { status, text } = await all.read();
  expect(status).toBe(200);
  expect(text).toContain(`SUMMARY:EL12345 · ${booking.services} · ${booking.ticket}`);
  const least = await fed();
  const other = await least.bookWith(0);
  const leastText = (await least.read()).text;
  expect(leastText).toContain(`SUMMARY:${other.ticket}\r\n`);
  expect(leastText).not.toContain('EL12345');
  expect(text + leastText).not.toMatch(/Kari|90012345/);
});

test('a feed of one person has what they do, and a cancelled booking is in none', async () => {
  const { read, bookWith, call } = await fed({ whose: 'first' });
  const mine = await bookWith(0);
  const other = await bookWith(1);
  const { text } = await read();
  expect(text).toContain(mine.ticket);
  expect(text).not.toContain(other.ticket);
  const params = { id: mine.id };
  const body = { version: mine.version, cancel_reason: 'workshop' } as never;
  await call(bookings.calls.cancel, { params, body });
  expect((await read()).text).not.toContain(mine.ticket);
});

test('a feed goes from 30 days back to 180 days ahead', async () => {
  const { read, bookWith } = await fed();
  const far = await bookWith(0, { begins_at: inDays(179) });
  const further = await bookWith(0, { begins_at: inDays(181) });
  const [past, earlier] = [await bookWith(0), await bookWith(1)];
  const at = (id: number, days: number) =>
    server.db.transaction('system', (tx) =>
      tx
        .updateTable('bookings')
        .set({ begins_at: new Date(now().getTime() + days * 86_400_000) })
        .where('id', '=', id)
        .execute(),
    );
  await at(past.id, -29);
  await at(earlier.id, -31);
  const { text } = await read();
  for (const { ticket } of [far, past]) expect(text).toContain(ticket);
  for (const { ticket } of [further, earlier]) expect(text).not.toContain(ticket);
});

test('who has it as it is, is not sent it again', async () => {
  const { read, bookWith } = await fed();
  const { etag } = await read();
  expect(await read(etag)).toEqual({ status: 304, text: '', etag });
  expect((await read(`W/${etag}`)).status).toBe(304);
  await bookWith(0);
  expect((await read(etag)).status).toBe(200);
});

test('it is seen when one was read last; closed, it opens nothing', async () => {
  const { set, params, feed, read } = await fed();
  const listed = async () => (await set(feeds, { params })).body.data;
  expect(await listed()).toMatchObject([{ id: feed.id, readAt: null }]);
  await read();
  expect((await listed())[0]!.readAt).not.toBeNull();
  await set(revokeFeed, { params: { ...params, feedId: feed.id } });
  expect([await listed(), (await read()).status]).toEqual([[], 404]);
});

test('a person who left, and one of another calendar, have no feed', async () => {
  const { set, params, read, mechanics } = await fed({ whose: 'first' });
  const there = await workshop(server);
  const body = { resource_id: there.mechanics[0]!, shows: [] };
  const refused = await set(addFeed, { params, body });
  expect([refused.status, refused.body.error?.fields]).toEqual([
    422,
    { resource_id: expect.any(String) },
  ]);
  const gone = { params: { id: mechanics[0]! }, body: { version: 1 } };
  await set(bookingResources.calls.archive, gone);
  expect((await read()).status).toBe(404);
});

test('no other site reaches the feeds of a calendar, and who may not set up makes none', async () => {
  const { params, feed, site } = await fed();
  const there = await workshop(server);
  expect((await there.set(feeds, { params })).status).toBe(404);
  const closed = await there.set(revokeFeed, { params: { ...params, feedId: feed.id } });
  expect(closed.status).toBe(404);
  const mechanic = await logInAs(server.db, { site, roles: ['mechanic'] });
  expect((await server.call(feeds, { params }, mechanic)).status).toBe(403);
  const code = codeIn(feed.path);
  expect((await server.call(readFeed, { params: { code: `${code}x` } })).status).toBe(404);
});
