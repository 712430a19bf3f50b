import { notificationsCalls } from '#contract/desk/notifications/notification-calls.ts';
import { notificationsPerPage } from '#contract/desk/notifications/notification-rules.ts';
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

let asks = 0;
const newestTaken = new Map<string, number>();

/** Asks for a page of the newest, and keeps it. Throws like `send`. */
export async function fetchPage(siteId: SiteId, page: number): Promise<ReadPage> {
  asks += 1;
  const mine = asks;
  const query = { page, perPage: notificationsPerPage };
  const read = readPage(await send(notificationsCalls.forUser, { query }, { siteId }), page);
  if (page === 1) {
    // A first page that was overtaken would take away what has come since.
    const place = placeOf(siteId);
    if (mine < (newestTaken.get(place) ?? 0)) return read;
    newestTaken.set(place, mine);
  }
  await takePage(siteId, read);
  if (read.counter) await takeCounter(siteId, read.counter);
  return read;
}

/** Asks for one, and keeps it. Throws like `send`; one that is gone goes from this device too. */
export async function fetchOne(siteId: SiteId, id: number): Promise<void> {
  try {
    const { data } = await send(notificationsCalls.one, { params: { id } }, { siteId });
    await takeRows(siteId, [readNotification(data)]);
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
