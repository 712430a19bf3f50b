import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { Notification } from '#contract/platform/notifications/notification-calls.ts';
import { database } from '#src/data/database.ts';
import { keepToken } from '#src/data/tokens.ts';
import { placeOf } from '../local-store/notification-store.ts';
import { readNotification } from '../local-store/read-page.ts';
import { useAutoRead } from './use-auto-read.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const notificationOf = (id: number) =>
  readNotification({ id, unread: true, publishTime: `2026-11-20T10:00:0${id}.000Z` });

/** A drawer of somebody at a site of this test alone. */
async function openDrawer(first: readonly Notification[], later: readonly Notification[] = []) {
  const siteId = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const payload = { aud: siteId, sub: 'kari', jti: siteId, exp: 4e9, siteName: 'Alnabru' };
  keepToken(siteId, `${encode({ alg: 'HS256' })}.${encode(payload)}.x`);
  const place = placeOf(siteId);
  const rows = [...first, ...later];
  await database.notifications.bulkPut(rows.map((row) => ({ ...row, place })));
  const { result, unmount } = await renderHook(() => useAutoRead(siteId, rows, first));
  const unread = async () =>
    (await database.notifications.where({ place }).sortBy('id'))
      .filter((row) => row.unread)
      .map(({ id }) => id);
  return { unread, unmount, moreShown: () => result.current.moreShown(later) };
}

test('what it opened with is read after two and a half seconds, what was loaded after three', async () => {
  const { unread, moreShown } = await openDrawer(
    [notificationOf(1), notificationOf(2)],
    [notificationOf(3)],
  );
  vi.advanceTimersByTime(2499);
  expect(await unread()).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(1);
  await expect.poll(unread).toEqual([3]);
  moreShown();
  vi.advanceTimersByTime(2999);
  expect(await unread()).toEqual([3]);
  vi.advanceTimersByTime(1);
  await expect.poll(unread).toEqual([]);
});

test('a drawer that is closed before has read nothing', async () => {
  const { unread, unmount } = await openDrawer([notificationOf(1)]);
  vi.advanceTimersByTime(2400);
  await unmount();
  vi.advanceTimersByTime(60_000);
  expect(await unread()).toEqual([1]);
});
