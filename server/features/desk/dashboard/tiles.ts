import { daysAfter } from '#contract/kit/zoned-time.ts';
import { rightOfTile, type Dashboard } from '#contract/desk/dashboard.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';
import { inspectionsTodayOf } from '#server/features/car/cars/exports.ts';
import { notificationsTodayOf } from '#server/features/desk/notifications/exports.ts';
import { arrivalsByHour, queueTodayOf } from '#server/features/desk/queue/exports.ts';
import { readingsTodayOf } from '#server/features/car/tread-depth/exports.ts';
import type { Caller } from '#server/kit/caller.ts';
import { startOfDay, todayOf } from '#server/kit/clock.ts';
import { inSavepoint } from '#server/kit/resource/savepoint-repo.ts';
import { customersTodayOf } from './customers-today-repo.ts';
import { hoursOfDay } from './arrival-hours-rules.ts';

type Tiles = Dashboard['tiles'];
type ValueOf<Name extends keyof Tiles> = Extract<Tiles[Name], { state: 'resolved' }>['value'];

/** What a tile is read from. `since` is when the site's day began, `dayIn` so many days from today (`yyyy-MM-dd`). */
interface Asked {
  readonly tx: Tx;
  readonly now: Date;
  readonly since: Date;
  readonly timezone: string;
  readonly dayIn: (days: number) => string;
  readonly language: Language;
}

/** How each tile is read, in one question each: the first page may ask six. A tile of a later feature is a line more. */
export type TileReaders = {
  readonly [Name in keyof Tiles]-?: (asked: Asked) => Promise<ValueOf<Name>>;
};

type Reader = (asked: Asked) => Promise<unknown>;

const mostShown = 3;
const lately = 7;
const month = 30;
const season = 90;

/** The tiles of today. */
export const tileReaders: TileReaders = {
  queue: ({ tx, since }) => queueTodayOf(tx, since, mostShown),
  hours: async ({ tx, since, timezone }) => hoursOfDay(await arrivalsByHour(tx, since, timezone)),
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

/** Reads the tiles the caller may see, each so that its failure is its own; `failed` is told of it. */
export async function readTiles(
  given: { tx: Tx; caller: Caller; now: Date; language: Language; readers: TileReaders },
  failed: (tile: string, cause: unknown) => void,
): Promise<Tiles> {
  const { tx, caller, now, language, readers } = given;
  const { timezone } = caller;
  const dayIn = (days: number) => daysAfter(todayOf(given), days);
  const asked: Asked = { tx, now, since: startOfDay(now, timezone), timezone, dayIn, language };
  const told = Object.entries<Reader>(readers).filter(([name]) => {
    const right = rightOfTile[name as keyof Tiles];
    return !right || caller.rights.has(right);
  });
  async function each(readOne: (read: Reader, name: string) => Promise<unknown>): Promise<Tiles> {
    const tiles: Record<string, unknown> = {};
    for (const [name, read] of told) tiles[name] = await readOne(read, name);
    // Each reader is typed by its tile above; the loop knows them only by name.
    return tiles;
  }
  const resolved = async (read: Reader) => ({ state: 'resolved', value: await read(asked) });
  try {
    return await inSavepoint(tx, () => each(resolved));
  } catch {
    // Only where one fails does each need a savepoint of its own.
    return each(async (read, name) => {
      try {
        return await inSavepoint(tx, () => resolved(read));
      } catch (cause) {
        failed(name, cause);
        return { state: 'rejected' };
      }
    });
  }
}
