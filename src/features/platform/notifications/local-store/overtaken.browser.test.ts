import { Dexie } from 'dexie';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { database } from '#src/data/database.ts';
import { keepToken } from '#src/data/tokens.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { notificationsLive } from '../live.ts';
import { placeOf, takeCounter, takeRows } from './notification-store.ts';
import { fetchOne, fetchPage, refreshUnread } from './refresh-notifications.ts';

const { between: server } = startBetween();

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A site of this test alone, with somebody logged in. */
function newSite(): string {
  const siteId = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const payload = { aud: siteId, sub: 'kari', jti: siteId, exp: 4e9, siteName: 'Alnabru' };
  keepToken(siteId, `${encode({ alg: 'HS256' })}.${encode(payload)}.x`);
  return siteId;
}

const notificationOf = (id: number, second = id) => ({
  id,
  title: `Notice ${id}`,
  content: '',
  unread: true,
  shouldResolve: false,
  resolved: false,
  resolvedByUser: null,
  resolvedAt: null,
  publishTime: `2026-11-20T10:00:0${second}.000Z`,
});

const kept = async (siteId: string) =>
  (await database.notifications.where({ place: placeOf(siteId) }).sortBy('id')).map(({ id }) => id);
const state = (siteId: string) => database.notificationState.get(placeOf(siteId));

test('a first page that was overtaken by a newer one takes nothing away', async () => {
  const siteId = newSite();
  const first = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  let asks = 0;
  server.use(
    http.get('*/api/v4/site/notifications/get-for-user', async () => {
      asks += 1;
      const isFirst = asks === 1;
      if (isFirst) {
        requested.resolve();
        await first.promise;
      }
      const ids = isFirst ? [1] : [2, 1];
      const meta = { currentPage: 1, lastPage: 1, unread: ids.length, revision: 0 };
      return HttpResponse.json({ data: ids.map((id) => notificationOf(id)), meta });
    }),
  );
  const slow = fetchPage(siteId, 1);
  await requested.promise;
  await fetchPage(siteId, 1);
  first.resolve();
  await slow;
  expect(await kept(siteId)).toEqual([1, 2]);
  expect((await state(siteId))?.unread).toBe(2);
});

test('pages that part notifications of one moment take none of each other away', async () => {
  const siteId = newSite();
  const pages = [
    [6, 5],
    [4, 3],
    [2, 1],
  ];
  server.use(
    http.get('*/api/v4/site/notifications/get-for-user', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const data = pages[page - 1]?.map((id) => notificationOf(id, 0));
      return HttpResponse.json({ data, meta: { currentPage: page, lastPage: pages.length } });
    }),
  );
  for (const page of [1, 2, 3, 2, 1]) await fetchPage(siteId, page);
  expect(await kept(siteId)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('of two counters the one of the later mark holds, whichever comes first', async () => {
  const siteId = newSite();
  await Promise.all([
    takeCounter(siteId, { data: 1, revision: 7 }),
    takeCounter(siteId, { data: 3, revision: 5 }),
    takeCounter(siteId, { data: 2, revision: 6 }),
  ]);
  expect(await state(siteId)).toMatchObject({ unread: 1, revision: 7 });
});

test('a server that was set back is believed once it says so twice', async () => {
  const siteId = newSite();
  await takeCounter(siteId, { data: 1, revision: 7 });
  server.use(
    http.get('*/api/v4/site/notifications/get-unread-counter', () =>
      HttpResponse.json({ data: { data: 4, revision: 2 } }),
    ),
  );
  await refreshUnread(siteId);
  expect(await state(siteId)).toMatchObject({ unread: 4, revision: 2 });
});

test('a counter that is overtaken while it is asked for again stays behind what overtook it', async () => {
  const siteId = newSite();
  await takeCounter(siteId, { data: 1, revision: 7 });
  const answers = [5, 6];
  server.use(
    http.get('*/api/v4/site/notifications/get-unread-counter', async () => {
      const revision = answers.shift();
      // A mark is told of while the second answer is on its way.
      if (answers.length === 0) await takeCounter(siteId, { data: 0, revision: 8 });
      return HttpResponse.json({ data: { data: 4, revision } });
    }),
  );
  await refreshUnread(siteId);
  expect(answers).toEqual([]);
  expect(await state(siteId)).toMatchObject({ unread: 0, revision: 8 });
});

/** Another device of the person reads number 1 at the server, and this one hears of it. */
const heardRead = (siteId: string, countedAt = Number(siteId)) =>
  notificationsLive.events['notifications.marked']?.(
    {
      ids: [1],
      until: null,
      unread: false,
      siteId: countedAt,
      counter: { data: 0, revision: 3 },
    },
    siteId,
  );
const isUnread = async (siteId: string) =>
  (await database.notifications.get([placeOf(siteId), 1]))?.unread;

test('what another device read while a page was on its way is not unread again by the page', async () => {
  const siteId = newSite();
  await takeRows(siteId, [notificationOf(1)]);
  await takeCounter(siteId, { data: 1, revision: 2 });
  const answers = [true, false];
  server.use(
    http.get('*/api/v4/site/notifications/get-for-user', async () => {
      const unread = answers.shift() ?? false;
      // The page was read before the mark, and arrives after it.
      if (unread) await heardRead(siteId);
      const meta = {
        currentPage: 1,
        lastPage: 1,
        unread: Number(unread),
        revision: unread ? 2 : 3,
      };
      return HttpResponse.json({ data: [{ ...notificationOf(1), unread }], meta });
    }),
  );
  await fetchPage(siteId, 1);
  expect(await isUnread(siteId)).toBe(false);
  expect(await state(siteId)).toMatchObject({ unread: 0, revision: 3 });
});

test('what another device read while one was asked for is not unread again by the answer', async () => {
  const siteId = newSite();
  await takeRows(siteId, [notificationOf(1)]);
  await takeCounter(siteId, { data: 1, revision: 2 });
  const answers = [true, false];
  server.use(
    http.get('*/api/v4/site/notifications/1', async () => {
      const unread = answers.shift() ?? false;
      if (unread) await heardRead(siteId);
      return HttpResponse.json({ data: { ...notificationOf(1), unread } });
    }),
  );
  await fetchOne(siteId, 1);
  expect(await isUnread(siteId)).toBe(false);
});

test('a list that comes while a mark of another device is taken in does not undo it', async () => {
  const siteId = newSite();
  await takeRows(siteId, [notificationOf(1)]);
  await takeCounter(siteId, { data: 1, revision: 2 });
  const list = Promise.withResolvers<boolean>();
  // As the row is marked, the list that was read before the mark is put in behind it.
  const marking = () => {
    database.notifications.hook('updating').unsubscribe(marking);
    Dexie.ignoreTransaction(() => list.resolve(takeRows(siteId, [notificationOf(1)], 2)));
  };
  database.notifications.hook('updating', marking);
  await heardRead(siteId);
  expect(await list.promise).toBe(false);
  expect(await isUnread(siteId)).toBe(false);
  expect(await state(siteId)).toMatchObject({ unread: 0, revision: 3 });
});

test('a mark that was counted at another site overtakes what is read here', async () => {
  const siteId = newSite();
  await takeRows(siteId, [notificationOf(1)]);
  await takeCounter(siteId, { data: 1, revision: 2 });
  const here = { data: 0, revision: 3 };
  const asked = Promise.withResolvers<void>();
  server.use(
    http.get('*/api/v4/site/notifications/get-unread-counter', async () => {
      asked.resolve();
      // The list that was read before the mark comes while the number is asked for.
      expect(await takeRows(siteId, [notificationOf(1)], 2)).toBe(false);
      return HttpResponse.json({ data: here });
    }),
  );
  await heardRead(siteId, Number(siteId) + 1);
  await asked.promise;
  expect(await isUnread(siteId)).toBe(false);
  expect(await state(siteId)).toMatchObject({ unread: 0, revision: 3 });
});

test('a page of a server that was set back is taken all the same', async () => {
  const siteId = newSite();
  await takeCounter(siteId, { data: 0, revision: 7 });
  server.use(
    http.get('*/api/v4/site/notifications/get-for-user', () => {
      const meta = { currentPage: 1, lastPage: 1, unread: 1, revision: 2 };
      return HttpResponse.json({ data: [notificationOf(1)], meta });
    }),
  );
  await fetchPage(siteId, 1);
  expect(await kept(siteId)).toEqual([1]);
});
