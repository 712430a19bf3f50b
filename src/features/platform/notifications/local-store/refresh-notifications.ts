import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { notificationsPerPage } from '#contract/platform/notifications/notification-rules.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { send } from '#src/data/api.ts';
import { withDatabase } from '#src/data/database.ts';
import type { SiteId } from '#src/data/tokens.ts';
import {
  dropRow,
  knownRevision,
  placeOf,
  takeCounter,
  takePage,
  takeRows,
} from './notification-store.ts';
import { readNotification, readPage, type Counter, type ReadPage } from './read-page.ts';

// Of marks that go on and on the answer is taken in the end; the next reading shows what holds.
const mostReadings = 3;

/**
 * Asks, and keeps the answer. Where a mark was heard of on the way, the answer may be of before it:
 * `take` returns false then, and it is asked again. The last answer is taken as it is (`asOf`
 * undefined), also for a server that was set back. Throws like `ask`.
 */
export async function readAndTake<T>(
  siteId: SiteId,
  ask: () => Promise<T>,
  take: (answer: T, asOf: number | undefined) => Promise<boolean>,
): Promise<T> {
  for (let reading = 1; ; reading += 1) {
    const known = await knownRevision(siteId);
    const answer = await ask();
    if (await take(answer, reading < mostReadings ? known : undefined)) return answer;
  }
}

let asks = 0;
const newestTaken = new Map<string, number>();

/** Asks for a page of the newest, and keeps it. Throws like `send`. */
export async function fetchPage(siteId: SiteId, page: number): Promise<ReadPage> {
  const query = { page, perPage: notificationsPerPage };
  let mine = 0;
  return readAndTake(
    siteId,
    async () => {
      mine = asks += 1;
      return readPage(await send(notificationsCalls.forUser, { query }, { siteId }), page);
    },
    async (read, asOf) => {
      const { counter } = read;
      const place = placeOf(siteId);
      if (page === 1) {
        // A first page that was overtaken would take away what has come since.
        if (mine < (newestTaken.get(place) ?? 0)) return true;
        newestTaken.set(place, mine);
      }
      const isTaken = await takePage(
        siteId,
        read,
        asOf === undefined ? undefined : (counter?.revision ?? asOf),
      );
      if (!isTaken) return false;
      if (counter) await takeCounter(siteId, counter);
      return true;
    },
  );
}

/** Asks for one, and keeps it. Throws like `send`; one that is gone goes from this device too. */
export async function fetchOne(siteId: SiteId, id: number): Promise<void> {
  try {
    await readAndTake(
      siteId,
      () => send(notificationsCalls.one, { params: { id } }, { siteId }),
      ({ data }, asOf) => takeRows(siteId, [readNotification(data)], asOf),
    );
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) await dropRow(siteId, id);
    throw cause;
  }
}

/** Asks how many are unread. Throws like `send`. */
export async function refreshUnread(siteId: SiteId): Promise<void> {
  if (await takeCounter(siteId, await fetchUnread(siteId))) return;
  // A mark overtook the answer, or else the server was set back: asking again tells which, unless
  // that answer is overtaken, too.
  const ifStillAt = await knownRevision(siteId);
  await takeCounter(siteId, await fetchUnread(siteId), { ifStillAt });
}

async function fetchUnread(siteId: SiteId): Promise<Counter> {
  return (await send(notificationsCalls.unreadCount, undefined, { siteId })).data;
}

/** Brings what this device has of notifications up to date: the counter, and the newest where somebody has looked at them. */
export async function refreshNotifications(siteId: SiteId): Promise<void> {
  const state = await withDatabase((db) => db.notificationState.get(placeOf(siteId)));
  await Promise.all([refreshUnread(siteId), ...(state?.asOf ? [fetchPage(siteId, 1)] : [])]);
}
