import { subDays } from 'date-fns';
import { formatInTimeZone } from 'date-fns-tz';
import type { Dashboard } from '#contract/dashboard.ts';
import type { Language } from '#contract/languages.ts';
import type { Right } from '#contract/rights.ts';
import type { Tx } from '#server/db/open.ts';
import { arrivalsByHour, longestWaitingOf, queueTodayOf } from '#server/features/queue/exports.ts';
import { notificationsTodayOf } from '#server/features/notifications/exports.ts';
import type { Caller } from '#server/kit/caller.ts';
import { startOfDay } from '#server/kit/clock.ts';
import { inSavepoint } from '#server/kit/resource/savepoint-repo.ts';
import { customersTodayOf } from './customers-today-repo.ts';
import { hoursOfDay } from './arrival-hours-rules.ts';

type Tiles = Dashboard['tiles'];
type ValueOf<Name extends keyof Tiles> = Extract<Tiles[Name], { state: 'resolved' }>['value'];

/** What a tile is read from. `since` is when the site's day began. */
interface Asked {
  readonly tx: Tx;
  readonly now: Date;
  readonly since: Date;
  readonly timezone: string;
  readonly language: Language;
}

/** How each tile is read, and the right that it needs. A tile of a later feature is a line more. */
export type TileReaders = { readonly [Name in keyof Tiles]-?: Reader<ValueOf<Name>> };

interface Reader<Value> {
  readonly right?: Right;
  readonly read: (asked: Asked) => Promise<Value>;
}

const longestShown = 3;
const cameWithinDays = 7;

/** The tiles of today. */
export const tileReaders: TileReaders = {
  queue: { right: 'queue.read', read: ({ tx, since }) => queueTodayOf(tx, since) },
  longest: {
    right: 'queue.read',
    read: ({ tx, since }) => longestWaitingOf(tx, since, longestShown),
  },
  hours: {
    right: 'queue.read',
    read: async ({ tx, since, timezone }) => hoursOfDay(await arrivalsByHour(tx, since, timezone)),
  },
  notifications: {
    read: ({ tx, now, language }) => notificationsTodayOf(tx, { now, language }),
  },
  customers: {
    right: 'customers.write',
    read: ({ tx, now, timezone }) =>
      customersTodayOf(tx, formatInTimeZone(subDays(now, cameWithinDays), timezone, 'yyyy-MM-dd')),
  },
};

/** Reads the tiles the caller may see, each so that its failure is its own; `failed` is told of it. */
export async function readTiles(
  given: { tx: Tx; caller: Caller; now: Date; language: Language; readers: TileReaders },
  failed: (tile: string, cause: unknown) => void,
): Promise<Tiles> {
  const { tx, caller, now, language, readers } = given;
  const { timezone } = caller;
  const asked: Asked = { tx, now, since: startOfDay(now, timezone), timezone, language };
  const tiles: Record<string, unknown> = {};
  for (const [name, { right, read }] of Object.entries<Reader<unknown>>(readers)) {
    if (right && !caller.rights.has(right)) continue;
    try {
      const value = await inSavepoint(tx, () => read(asked));
      tiles[name] = { state: 'resolved', value };
    } catch (cause) {
      failed(name, cause);
      tiles[name] = { state: 'rejected' };
    }
  }
  // Each reader is typed by its tile above; the loop knows them only by name.
  return tiles;
}
