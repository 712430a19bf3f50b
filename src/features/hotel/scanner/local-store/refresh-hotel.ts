import type { Answer } from '#contract/kit/call.ts';
import type { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { send } from '#src/data/api.ts';
import { database, withDatabase } from '#src/data/database.ts';
import { forgetHotel } from '#src/data/response-cache.ts';
import { serverNow } from '#src/data/server-time.ts';
import { tokenFor } from '#src/data/tokens.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';

type Page = Answer<typeof wheelSetCalls.changes>['data'];

/** Reads what this device does not know yet of a site's sets and places, page by page, in one tab at a time. Throws like `send`. */
export async function refreshHotel(siteId: SiteId): Promise<void> {
  await navigator.locks.request(`wheelhouse.hotel.${siteId}`, async () => {
    while (await readPage(siteId));
  });
}

/** Whether there is more to read. */
async function readPage(siteId: SiteId): Promise<boolean> {
  const { since, after } = (await database.hotelState.get(siteId)) ?? unread;
  try {
    const query = { since, ...(after !== null && { after }) };
    const contract = await import('#contract/hotel/wheel-sets/wheel-set-calls.ts');
    const { data } = await send(contract.wheelSetCalls.changes, { query }, { siteId });
    return await takePage(siteId, data);
  } catch (cause) {
    // A user who may not read them any more keeps nothing of them.
    if (cause instanceof ApiError && cause.status === 403) await forgetHotel(siteId);
    throw cause;
  }
}

const unread = { since: 0, after: null };

/** Takes a page over, and how far it goes, so that reading goes on there after a break. Returns whether there is more. */
function takePage(siteId: SiteId, page: Page): Promise<boolean> {
  const { again, until, next, sets, places } = page;
  return withDatabase((db) =>
    db.transaction('rw', [db.hotelSets, db.hotelPlaces, db.hotelState], async () => {
      if (!tokenFor(siteId)) return false;
      const known = await db.hotelState.get(siteId);
      const { since, after } = known ?? unread;
      const begins = again || (since === 0 && after === null);
      if (begins) {
        await db.hotelSets.where({ siteId }).delete();
        await db.hotelPlaces.where({ siteId }).delete();
      }
      await takeRows(db.hotelSets, siteId, begins ? sets : await news(siteId, sets));
      await takeRows(db.hotelPlaces, siteId, places);
      const isWhole = !again && next === null;
      await db.hotelState.put({
        siteId,
        readAt: known?.readAt ?? serverNow(),
        since: again ? 0 : isWhole ? until : since,
        after: next,
        asOf: isWhole ? serverNow() : begins ? 0 : (known?.asOf ?? 0),
      });
      return !isWhole;
    }),
  );
}

/** Those of which an answer to this device has not told something later. */
async function news(siteId: SiteId, sets: Page['sets']): Promise<Page['sets']> {
  const ids = sets.map(({ id }): [SiteId, number] => [siteId, id]);
  const known = await database.hotelSets.bulkGet(ids);
  return sets.filter(({ version }, nth) => version >= (known[nth]?.version ?? 0));
}

interface Rows<Row> {
  readonly bulkDelete: (keys: [SiteId, number][]) => PromiseLike<unknown>;
  readonly bulkPut: (rows: (Row & { siteId: SiteId })[]) => PromiseLike<unknown>;
}

async function takeRows<Row extends { id: number; gone: boolean }>(
  table: Rows<Row>,
  siteId: SiteId,
  rows: readonly Row[],
): Promise<void> {
  const gone = rows.filter((row) => row.gone);
  await table.bulkDelete(gone.map(({ id }): [SiteId, number] => [siteId, id]));
  await table.bulkPut(rows.filter((row) => !row.gone).map((row) => ({ ...row, siteId })));
}

const timers = new Map<SiteId, ReturnType<typeof setTimeout>>();

/** Reads what changed in a moment, once for all who ask for it now, where this device keeps the site's sets. A failure is only logged: the socket's return asks again. */
export function refreshHotelSoon(siteId: SiteId): void {
  if (timers.has(siteId)) return;
  const timer = setTimeout(() => {
    timers.delete(siteId);
    refreshKeptHotel(siteId).catch((cause: unknown) =>
      logProblem('What changed of the wheels was not read', cause),
    );
  }, 50);
  timers.set(siteId, timer);
}

/** Reads what changed, where this device keeps the site's sets: it does once somebody has scanned there. */
export async function refreshKeptHotel(siteId: SiteId): Promise<void> {
  if (await database.hotelState.get(siteId)) await refreshHotel(siteId);
}

const notedFor = 3_600_000;
const notedAt = new Map<SiteId, number>();

/** Notes, once an hour, that somebody works with what is kept: it stays for 72 hours from now. */
export async function noteScanning(siteId: SiteId): Promise<void> {
  const readAt = serverNow();
  if (readAt - (notedAt.get(siteId) ?? 0) < notedFor) return;
  notedAt.set(siteId, readAt);
  await withDatabase((db) => db.hotelState.update(siteId, { readAt }));
}
