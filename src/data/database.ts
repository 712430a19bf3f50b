import { Dexie } from 'dexie';
import type { EntityTable, Table } from 'dexie';
import type { Notification } from '#contract/desk/notifications/notification-calls.ts';
import type { QueueOptions, QueuePerson } from '#contract/desk/queue.ts';
import { logProblem } from '../device/log.ts';
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

class Wheelhouse extends Dexie {
  declare answers: EntityTable<AnswerRow, 'key'>;
  declare outbox: EntityTable<OutboxRow, 'seq'>;
  declare notifications: Table<NotificationRow, [string, number]>;
  declare notificationState: EntityTable<NotificationStateRow, 'place'>;
  declare queuePeople: Table<QueuePersonRow, [SiteId, number]>;
  declare queueState: EntityTable<QueueStateRow, 'siteId'>;

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
 * sleep): then it is opened anew and the work done once more. On a full device what was only read
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
