import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { rightOfTile, type Dashboard } from '#contract/desk/dashboard.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';
import { bookingsTodayOf } from '#server/features/booking/bookings/exports.ts';
import { inspectionsTodayOf } from '#server/features/car/cars/exports.ts';
import { notificationsTodayOf } from '#server/features/platform/notifications/exports.ts';
import { queueTodayOf } from '#server/features/workshop/queue/exports.ts';
import { readingsTodayOf } from '#server/features/workshop/tread-depth/exports.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { startOfDay, todayOf } from '#server/kit/clock.ts';
import { inSavepoint } from '#server/kit/resource/savepoint-repo.ts';
import { customersTodayOf } from './customers-today-repo.ts';
import { hoursOfDay } from './arrival-hours-rules.ts';

type Tiles = Dashboard['tiles'];
type ValueOf<Name extends keyof Tiles> = Extract<Tiles[Name], { state: 'resolved' }>['value'];

/** What a tile is read from. `since` is when the site's day began, `dayIn` so many days from today (`yyyy-MM-dd`). */
interface TileContext {
  readonly tx: Tx;
  readonly now: Date;
  readonly since: Date;
  readonly timezone: string;
  readonly dayIn: (days: number) => string;
  readonly language: Language;
  /** The visits of today, read once for all tiles that are made of them. */
  readonly visits: () => ReturnType<typeof queueTodayOf>;
}

// A day and a half on it is the next one, whatever the clock does in its night.
const endOfDay = (since: Date, timezone: string) =>
  startOfDay(new Date(since.getTime() + 1.5 * 86_400_000), timezone);

/** How each tile is read, in one question each, or from one that another asks: the first page may ask six. A tile of a later feature is a line more. */
export type TileReaders = {
  readonly [Name in keyof Tiles]-?: (context: TileContext) => Promise<ValueOf<Name>>;
};

type Reader = (context: TileContext) => Promise<unknown>;

const mostShown = 3;
const lately = 7;
const month = 30;
const season = 90;

/** The tiles of today. */
export const tileReaders: TileReaders = {
  queue: async ({ visits }) => (await visits()).queue,
  hours: async ({ visits }) => hoursOfDay((await visits()).arrivals),
  bookings: ({ tx, since, now, timezone }) =>
    bookingsTodayOf(tx, { since, until: endOfDay(since, timezone), now, most: mostShown }),
  notifications: ({ tx, now, language }) => notificationsTodayOf(tx, { now, language }),
  readings: ({ tx, dayIn }) =>
    readingsTodayOf(tx, { day: dayIn(0), since: dayIn(-season), most: mostShown }),
  inspections: ({ tx, dayIn }) =>
    inspectionsTodayOf(tx, {
      since: dayIn(-month),
      day: dayIn(0),
      until: dayIn(month),
      most: mostShown,
    }),
  customers: ({ tx, dayIn }) => customersTodayOf(tx, dayIn(-lately)),
};

/** Reads the tiles the caller may see, each so that its failure is its own; `failed` is called with it. */
export async function readTiles(
  input: { tx: Tx; caller: Caller; now: Date; language: Language; readers: TileReaders },
  failed: (tile: string, cause: unknown) => void,
): Promise<Tiles> {
  const { tx, caller, now, language, readers } = input;
  const { timezone } = caller;
  const dayIn = (days: number) => daysAfter(todayOf(input), days);
  const since = startOfDay(now, timezone);
  const newContext = (): TileContext => {
    let visits: ReturnType<TileContext['visits']> | undefined;
    const read = () => (visits ??= queueTodayOf(tx, { since, timezone, most: mostShown }));
    return { tx, now, since, timezone, dayIn, language, visits: read };
  };
  const allowed = Object.entries<Reader>(readers).filter(([name]) => {
    const right = rightOfTile[name as keyof Tiles];
    return !right || caller.rights.has(right);
  });
  // Each reader is typed by its tile above; here they are known only by name.
  const tilesOf = (read: readonly unknown[]): Tiles =>
    Object.fromEntries(allowed.map(([name], nth) => [name, read[nth]]));
  const resolved = async (read: Reader, from: TileContext) => ({
    state: 'resolved',
    value: await read(from),
  });
  try {
    const once = newContext();
    return await inSavepoint(tx, async () => {
      // At once: what is read last does not wait for the answer to what is read first.
      const read = await Promise.allSettled(allowed.map(([, one]) => resolved(one, once)));
      const lost = read.find((one) => one.status === 'rejected');
      if (lost) throw lost.reason;
      return tilesOf(read.map((one) => one.status === 'fulfilled' && one.value));
    });
  } catch {
    // Only where one fails does each need a savepoint of its own.
    const read: unknown[] = [];
    for (const [name, one] of allowed) {
      try {
        read.push(await inSavepoint(tx, () => resolved(one, newContext())));
      } catch (cause) {
        failed(name, cause);
        read.push({ state: 'rejected' });
      }
    }
    return tilesOf(read);
  }
}
