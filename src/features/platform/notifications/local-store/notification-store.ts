import type { Notification } from '#contract/platform/notifications/notification-calls.ts';
import {
  database,
  withDatabase,
  type NotificationRow,
  type NotificationStateRow,
} from '#src/data/database.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import { serverNow } from '#src/data/server-time.ts';
import { tokenFor, type SiteId } from '#src/data/tokens.ts';
import { comesBefore, type Counter, type ReadPage } from './read-page.ts';
import { unsentMarks, type UnsentMarks } from './unsent-marks.ts';

type Database = Parameters<Parameters<typeof withDatabase>[0]>[0];

// What a device keeps for a morning without network; the server has the rest.
const mostKept = 200;

/** What the rows of one person at one site are kept under: nobody else at this device finds them. */
export const placeOf = (siteId: SiteId): string => `${siteId} ${tokenFor(siteId)?.userId ?? ''}`;

/**
 * Takes over a page of what the server has, newest first. What this device knew between the page's
 * ends and is not in it is gone; what it did without an answer yet stays as it did it. Returns false
 * and takes nothing when a mark later than the revision `asOf` is known: the page may not have it.
 */
export function takePage(siteId: SiteId, page: ReadPage, asOf?: number): Promise<boolean> {
  return inTables(siteId, async (db, place, unsent) => {
    if (await isOvertaken(db, place, asOf)) return false;
    const { rows } = page;
    const inPage = new Set(rows.map(({ id }) => id));
    const from = page.isLast ? '' : (rows.at(-1)?.publishTime ?? '');
    const to = page.isFirst ? '\uFFFF' : (rows[0]?.publishTime ?? '');
    const kept = await db.notifications
      .where('[place+publishTime]')
      .between([place, from], [place, to], true, true)
      .toArray();
    const [first, last] = [page.isFirst ? null : rows[0], page.isLast ? null : rows.at(-1)];
    // Of the moments at both ends, the pages before and after this one have some too.
    const gone = kept.filter(
      (row) =>
        !inPage.has(row.id) &&
        !(first && comesBefore(row, first)) &&
        !(last && comesBefore(last, row)),
    );
    await db.notifications.bulkDelete(gone.map(({ id }) => [place, id]));
    await putRows(db, place, rows, unsent);
    if (page.isFirst) await change(db, place, { asOf: serverNow() });
    return true;
  });
}

/** Takes over some notifications as the server has them now; returns like `takePage`. */
export function takeRows(
  siteId: SiteId,
  rows: readonly Notification[],
  asOf?: number,
): Promise<boolean> {
  return inTables(siteId, async (db, place, unsent) => {
    if (await isOvertaken(db, place, asOf)) return false;
    await putRows(db, place, rows, unsent);
    return true;
  });
}

/** One that is no longer to be seen. */
export function dropRow(siteId: SiteId, id: number): Promise<void> {
  return inTables(siteId, (db, place) => db.notifications.delete([place, id]));
}

/** The revision of the counter that this device knows; 0 before it heard of one. */
export const knownRevision = (siteId: SiteId): Promise<number> =>
  withDatabase((db) => revisionIn(db, placeOf(siteId)));

/**
 * Takes over the server's counter, unless this device has marked something since that the server
 * has not heard of. Returns false when a newer counter is known already; `ifStillAt` is for a server
 * that was set back: an older one is taken when it is the revision known before the server was asked.
 */
export function takeCounter(
  siteId: SiteId,
  { data, revision }: Counter,
  { ifStillAt, but }: { ifStillAt?: number; but?: number } = {},
): Promise<boolean> {
  return inTables(
    siteId,
    async (db, place, unsent) => {
      const known = await revisionIn(db, place);
      if (revision !== undefined && revision < known && known !== ifStillAt) return false;
      if (!unsent.any) await change(db, place, { unread: data, revision: revision ?? known });
      return true;
    },
    but,
  );
}

/** What was marked elsewhere: some by id, or all that were published until an instant. */
export interface MarkedElsewhere {
  readonly ids: readonly number[];
  readonly until: string | null;
  readonly unread: boolean;
}

/**
 * Takes over what the person marked elsewhere, and the counter of after it. Both at once: a list that
 * comes between them would not know that it is overtaken. `isOfSite` is false where the counter was
 * counted for another site: its revision is the person's all the same, the number is to be asked for.
 */
export function takeMarked(
  siteId: SiteId,
  { ids, until, unread }: MarkedElsewhere,
  { data, revision = 0 }: Counter,
  isOfSite: boolean,
): Promise<void> {
  const named = new Set(ids);
  const isNamed = (row: NotificationRow) =>
    named.has(row.id) || (until !== null && row.publishTime <= until);
  return inTables(siteId, async (db, place, unsent) => {
    await markHere(db, siteId, (row) => !unsent.isMarked(row) && isNamed(row), unread);
    if (revision < (await revisionIn(db, place))) return;
    const counted = isOfSite && !unsent.any;
    await change(db, place, { revision, ...(counted && { unread: data }) });
  });
}

/**
 * Notes that somebody begins to look at them: what nobody looks at is deleted after 72 hours. What
 * was too much the last time goes now, because later it would go from under their eyes.
 */
export function noteRead(siteId: SiteId): Promise<void> {
  return inTables(siteId, async (db, place) => {
    await dropOldest(db, place);
    await change(db, place, { readAt: serverNow() });
  });
}

/** Marks on this device, in the transaction of the caller: rows that `of` names, and the counter with them. */
export async function markHere(
  db: Database,
  siteId: SiteId,
  of: (row: NotificationRow) => boolean,
  unread: boolean,
): Promise<void> {
  const place = placeOf(siteId);
  const rows = await db.notifications
    .where({ place })
    .filter((row) => row.unread !== unread && of(row))
    .toArray();
  await db.notifications.bulkPut(rows.map((row) => ({ ...row, unread })));
  const state = await db.notificationState.get(place);
  const count = (state?.unread ?? 0) + (unread ? rows.length : -rows.length);
  await change(db, place, { unread: Math.max(0, count) });
}

const revisionIn = async (db: Database, place: string): Promise<number> =>
  (await db.notificationState.get(place))?.revision ?? 0;

const isOvertaken = async (db: Database, place: string, asOf = Infinity): Promise<boolean> =>
  asOf < (await revisionIn(db, place));

/** Sets some of what is known of a person's notifications at a site, in the transaction of the caller. */
async function change(
  db: Database,
  place: string,
  part: Partial<NotificationStateRow>,
): Promise<void> {
  const blank = { place, unread: 0, revision: 0, asOf: 0, readAt: 0 };
  await db.notificationState.put({ ...blank, ...(await db.notificationState.get(place)), ...part });
}

/** What notifications are kept in. */
export const notificationTables = [database.notifications, database.notificationState];

function inTables<T>(
  siteId: SiteId,
  work: (db: Database, place: string, unsent: UnsentMarks) => Promise<T>,
  but?: number,
): Promise<T> {
  return withDatabase((db) =>
    db.transaction('rw', [db.outbox, ...notificationTables], async () => {
      const rows = (await outboxRows(siteId)).filter(({ seq }) => seq !== but);
      return work(db, placeOf(siteId), unsentMarks(rows));
    }),
  );
}

async function putRows(
  db: Database,
  place: string,
  rows: readonly Notification[],
  unsent: UnsentMarks,
): Promise<void> {
  const before = await db.notifications.bulkGet(rows.map(({ id }) => [place, id]));
  await db.notifications.bulkPut(
    rows.map((row, at) => {
      const mine = before[at];
      const { title, resolved, resolvedByUser, resolvedAt } = mine ?? row;
      // A list of other back ends may have no title but the person's own language's.
      const keepsTitle =
        unsent.isResolved(row.id) || (resolved && row.resolved && !row.titleEnglish);
      return {
        ...row,
        place,
        ...(mine && unsent.isMarked(row) && { unread: mine.unread }),
        ...(keepsTitle && { title }),
        ...(unsent.isResolved(row.id) && { resolved, resolvedByUser, resolvedAt }),
      };
    }),
  );
}

async function dropOldest(db: Database, place: string): Promise<void> {
  const old = await db.notifications
    .where('[place+publishTime]')
    .between([place, ''], [place, '\uFFFF'])
    .reverse()
    .offset(mostKept)
    .primaryKeys();
  await db.notifications.bulkDelete(old);
}
