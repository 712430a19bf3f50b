import { Dexie } from 'dexie';
import type { EntityTable, Table } from 'dexie';
import type { Notification } from '#contract/platform/notifications/notification-calls.ts';
import type { Intent, Scanning } from '#contract/hotel/scan/scanning.ts';
import type { ScanSession } from '#contract/hotel/scan/session.ts';
import type { WheelPhoto } from '#contract/hotel/wheel-sets/wheel-photos.ts';
import type { KeptPlace, KeptSet } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import type { QueueOptions, QueuePerson } from '#contract/workshop/queue.ts';
import { logProblem } from '../device/log.ts';
import { withCurrentNames } from './outbox/earlier-names.ts';
import type { OutboxRow } from './outbox/outbox-row.ts';
import type { SiteId } from './tokens.ts';

/** The last answer to one question of one person at one site. Times in ms by the server's clock. */
export interface AnswerRow {
  key: string;
  siteId: SiteId;
  answer: unknown;
  asOf: number;
  readAt: number;
}

/** Somebody in a site's queues; `formerId` is what this device called them until the server knew them. */
export type QueuePersonRow = QueuePerson & { siteId: SiteId; formerId?: number };

/** How far a site's queues are known: the revision, and when the server last said so (ms, server's clock). */
export interface QueueStateRow {
  siteId: SiteId;
  revision: number;
  asOf: number;
  options: QueueOptions | null;
}

/** A notification as one person sees it at one site; `place` names both. */
export type NotificationRow = Notification & { place: string };

/**
 * What a person at a site is known to have of notifications. `unread` is the counter, with the marks
 * that are not sent yet; `revision` the one it was answered with, 0 for a back end that has none.
 * `asOf` is when the newest were last heard of (ms, server's clock), `readAt` when somebody last
 * looked at them (the same); 0 for never.
 */
export interface NotificationStateRow {
  place: string;
  unread: number;
  revision: number;
  asOf: number;
  readAt: number;
}

/** A set of wheels, or a place for them, as the server has last reported it: never as this device has changed it. */
export type HotelSetRow = KeptSet & { siteId: SiteId };
export type HotelPlaceRow = KeptPlace & { siteId: SiteId };

/**
 * How far a site's sets and places are known: all changes since `since` are asked for next, and where
 * reading them was cut short those after `after`. `asOf` is when they were last read to their end,
 * `readAt` when somebody last worked with them (both ms, server's clock); 0 for never.
 */
export interface HotelStateRow {
  siteId: SiteId;
  since: number;
  after: string | null;
  asOf: number;
  readAt: number;
}

/** One code that was read: what came of it, and when (ms, server's clock). */
export interface ReadCode {
  readonly read: string;
  readonly at: number;
  readonly sign: Scanning['sign'];
}

/** What was done with the scanner, and by which key. */
interface DoneAct {
  readonly key: string;
  readonly intent: Intent;
}

/** Where somebody is in their work with the scanner. */
export interface ScanningRow {
  siteId: SiteId;
  /** Null until somebody has said what is to be done. */
  now: Scanning | null;
  /** The key of what was done last, which can be taken back. */
  lastKey: string | null;
  /** That and what was done before it, the newest first. Missing in rows of builds before. */
  done?: readonly DoneAct[];
  /** What was read last, the newest first. */
  codes: readonly ReadCode[];
  /** What they have done since they began; none where that was ended. Missing in rows of builds before. */
  session?: ScanSession | null;
  /** How often this was kept: what was kept later says more. Missing in rows of builds before. */
  turn?: number;
}

/** What somebody has read at the place of a stock take that they are at; of take 0, at one of whichever is open there. */
export interface CountingRow {
  siteId: SiteId;
  takeId: number;
  place: string | null;
  /** The number of the warehouse that the place is in; '' where nobody said it, missing in rows of builds before. */
  store?: string;
  sets: readonly string[];
}

/** A photo that the server has not: it is sent by the entry of the outbox that has its key, and by none as long as it belongs to a form. */
export interface PhotoRow {
  key: string;
  siteId: SiteId;
  /** Who took it: nobody else is shown it. */
  userId: string;
  wheel: WheelPhoto['wheel'];
  /** When it was taken, ms by the server's clock. */
  takenAt: number;
  /** What it was taken of: the object of its entry; '' in a form. */
  objectKey: string;
  /** Null until the set has come in. */
  setId: number | null;
  /** JPEGs of two sizes. */
  whole: ArrayBuffer;
  small: ArrayBuffer;
}

/** A photo of an order at work that the server has not: it is sent by the entry of the outbox that has its key. */
export interface OrderPhotoRow {
  key: string;
  siteId: SiteId;
  /** Who took it: nobody else is shown it. */
  userId: string;
  orderId: number;
  /** What it was taken for; null of what was only seen. */
  checkId: number | null;
  /** When it was taken, ms by the server's clock. */
  takenAt: number;
  /** JPEGs of two sizes. */
  whole: ArrayBuffer;
  small: ArrayBuffer;
}

class Wheelhouse extends Dexie {
  declare answers: EntityTable<AnswerRow, 'key'>;
  declare outbox: EntityTable<OutboxRow, 'seq'>;
  declare notifications: Table<NotificationRow, [string, number]>;
  declare notificationState: EntityTable<NotificationStateRow, 'place'>;
  declare queuePeople: Table<QueuePersonRow, [SiteId, number]>;
  declare queueState: EntityTable<QueueStateRow, 'siteId'>;
  declare hotelSets: Table<HotelSetRow, [SiteId, number]>;
  declare hotelPlaces: Table<HotelPlaceRow, [SiteId, number]>;
  declare hotelState: EntityTable<HotelStateRow, 'siteId'>;
  declare scanning: EntityTable<ScanningRow, 'siteId'>;
  declare counting: Table<CountingRow, [SiteId, number]>;
  declare photos: EntityTable<PhotoRow, 'key'>;
  declare orderPhotos: EntityTable<OrderPhotoRow, 'key'>;

  constructor() {
    // Strict: what a screen calls saved is on the disk, also after the battery dies.
    super('wheelhouse', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      answers: 'key, readAt',
      outbox: '++seq, &key, [siteId+userId]',
      queuePeople: '[siteId+id], siteId',
      queueState: 'siteId',
    });
    this.version(2).stores({
      notifications: '[place+id], [place+publishTime], place',
      notificationState: 'place, readAt',
    });
    this.version(3).stores({
      outbox: '++seq, &key, [siteId+userId], [siteId+userId+state], objectKey, effect.to.place_id',
      hotelSets: '[siteId+id], [siteId+number], [siteId+licenseplate], [siteId+place_id], siteId',
      hotelPlaces: '[siteId+id], [siteId+code], siteId',
      hotelState: 'siteId, readAt',
      scanning: 'siteId',
    });
    this.version(4).stores({ counting: '[siteId+takeId]' });
    this.version(5).stores({ photos: 'key, objectKey, [siteId+setId], takenAt' });
    this.version(6).stores({ orderPhotos: 'key, [siteId+orderId], takenAt' });
    this.version(7).stores({
      hotelPlaces: '[siteId+id], [siteId+code], [siteId+warehouse_id], siteId',
    });
    this.version(8).stores({
      outbox:
        '++seq, &key, [siteId+userId], [siteId+userId+state], objectKey, *also, effect.to.place_id',
    });
    for (const table of [this.answers, this.outbox, this.scanning]) {
      table.hook('reading', withCurrentNames);
    }
  }
}

/** What this device knows and has not sent yet. */
export const database = new Wheelhouse();

const broken = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError']);

/** The error's own name. */
const causeName = (cause: unknown): string => (cause instanceof Error ? cause.name : '');

/** Whether an error says that the device has no room for more, also when Dexie or the browser wrapped it. */
export function isFull(cause: unknown): boolean {
  if (causeName(cause) === 'QuotaExceededError') return true;
  const inner = cause instanceof Error && 'inner' in cause ? cause.inner : undefined;
  return inner !== undefined && isFull(inner);
}

/**
 * Does work on the database. Browsers close it now and then (cleared data, a full disk, a phone's
 * sleep): then it is opened again and the work done once more. On a full device what was only read
 * makes room for it. Throws what the second try throws.
 */
export async function withDatabase<T>(work: (db: Wheelhouse) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } catch (cause) {
    if (isFull(cause)) {
      logProblem('The device is full; dropping what the server can give again', cause);
      await database.answers.clear();
      return work(database);
    }
    if (!broken.has(causeName(cause))) throw cause;
    logProblem('The database on this device was closed; opening it again', cause);
    database.close({ disableAutoOpen: false });
    await database.open();
    return work(database);
  }
}
