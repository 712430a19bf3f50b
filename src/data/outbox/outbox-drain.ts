import type { Table } from 'dexie';
import { deviceId, keepDeviceId } from '../../device/device-id.ts';
import { logProblem } from '../../device/log.ts';
import { ApiError, OfflineError } from '../api-errors.ts';
import { request } from '../api.ts';
import { sentBeforeSilence } from '../line/line.ts';
import { withDatabase } from '../database.ts';
import { callKey, isPassing, nextRows, pause } from './outbox-row.ts';
import type { OutboxRow } from './outbox-row.ts';
import { whileSending } from './sending.ts';
import { serverNow } from '../server-time.ts';
import { tokenFor } from '../tokens.ts';
import type { SiteId } from '../tokens.ts';

interface Handler {
  /** The tables that an answer is stored in: all others stay open meanwhile. */
  readonly writes: readonly Table[];
  readonly store: (answer: never, row: OutboxRow) => Promise<void>;
  /** It will not be done, by the server's no or its person's: what the device shows is asked for again. */
  readonly refused?: (row: OutboxRow) => Promise<void>;
  /** The first try failed; it is tried again until the server answers. */
  readonly waits?: (row: OutboxRow, cause: unknown) => Promise<void>;
}

const handlers = new Map<string, Handler>();

/** Registers what stores the answer of a call sent by the outbox; must be there before the first drain. */
export function whenAnswered(call: Pick<OutboxRow, 'method' | 'path'>, handler: Handler): void {
  handlers.set(callKey(call), handler);
}

// What gets no answer within this is sent again under its key: it cannot be done twice.
const answerWithin = 10_000;
// Different objects may be sent side by side; more at once would only crowd a slow line.
const atOnce = 4;

const waiting = new Map<SiteId, Promise<void>>();
const timers = new Map<SiteId, ReturnType<typeof setTimeout>>();

/**
 * Sends what waits at a site, in one tab at a time. Never throws: what fails stays, and is tried
 * again later. `now` tries also what is in a pause after a failure: something happened that gives hope.
 */
export function drain(siteId: SiteId, hope: 'now' | 'due' = 'due'): Promise<void> {
  const ahead = waiting.get(siteId);
  if (ahead && hope === 'due') return ahead;
  const run = navigator.locks
    .request(`wheelhouse.outbox.${siteId}`, async () => {
      // From here on an entry may be overlooked by this run: the next call makes another one.
      waiting.delete(siteId);
      await drainLocked(siteId, hope);
    })
    .catch((cause: unknown) => logProblem('The outbox could not be sent', cause));
  waiting.set(siteId, run);
  return run;
}

async function drainLocked(siteId: SiteId, hope: 'now' | 'due'): Promise<void> {
  const user = tokenFor(siteId)?.userId;
  if (!user) return;
  if (hope === 'now') await withDatabase((db) => ofUser(db, siteId, user).modify({ nextAt: 0 }));
  for (;;) {
    const rows = await withDatabase((db) => ofUser(db, siteId, user).sortBy('seq'));
    const next = nextRows(rows);
    const due = next.filter(({ nextAt }) => nextAt <= serverNow()).slice(0, atOnce);
    if (due.length === 0) return wakeFor(siteId, next);
    const reached = await whileSending(Promise.all(due.map((row) => sendRow(row))));
    if (reached.includes(false)) return wakeFor(siteId, due);
  }
}

type Database = Parameters<Parameters<typeof withDatabase>[0]>[0];
const ofUser = (db: Database, siteId: SiteId, userId: string) =>
  db.outbox.where({ siteId, userId });

/** Sets the clock for the next try. Each tab does: the one that had the lock may be gone by then. */
function wakeFor(siteId: SiteId, rows: readonly OutboxRow[]): void {
  clearTimeout(timers.get(siteId));
  const times = rows.map((row) => row.nextAt);
  if (times.length === 0) return;
  const delay = Math.max(1000, Math.min(...times) - serverNow());
  timers.set(
    siteId,
    setTimeout(() => void drain(siteId), delay),
  );
}

/** Sends one entry; false when the server was not reached, so that the others need not try. */
async function sendRow(row: OutboxRow): Promise<boolean> {
  const { seq, siteId, key, method, path, given, userId, madeAt } = row;
  await withDatabase((db) => db.outbox.update(seq, { state: 'sending' }));
  try {
    if (tokenFor(siteId)?.userId !== userId) throw new OfflineError('another person');
    if (row.deviceId && row.deviceId !== deviceId()) keepDeviceId(row.deviceId);
    const answer = await request({ method, path, access: 'site' }, given, {
      siteId,
      key,
      doneAt: madeAt,
      signal: AbortSignal.any([sentBeforeSilence(), AbortSignal.timeout(answerWithin)]),
    });
    await settle(row, answer);
    return true;
  } catch (cause) {
    if (cause instanceof ApiError && !isPassing(cause.status)) {
      await refuse(row, cause);
      return true;
    }
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    if (!(cause instanceof ApiError || cause instanceof OfflineError || isLate)) {
      logProblem(`The answer to ${callKey(row)} could not be stored`, cause);
    }
    const tries = row.tries + 1;
    const nextAt = serverNow() + pause(tries);
    await withDatabase((db) => db.outbox.update(seq, { state: 'waiting', tries, nextAt }));
    if (tries === 1) await waits(row, cause);
    return !(cause instanceof OfflineError || isLate);
  }
}

/** Never throws: what waits is sent again, told or not. */
async function waits(row: OutboxRow, cause: unknown): Promise<void> {
  try {
    await handlers.get(callKey(row))?.waits?.(row, cause);
  } catch (problem) {
    logProblem('Nobody was told what waits', problem);
  }
}

async function settle(row: OutboxRow, answer: unknown): Promise<void> {
  const handler = handlers.get(callKey(row));
  await withDatabase((db) =>
    db.transaction('rw', [db.outbox, ...(handler?.writes ?? [])], async () => {
      // Whoever signed out meanwhile has left nothing of theirs on the device, and gets nothing new.
      const stillHere = tokenFor(row.siteId)?.userId === row.userId;
      if (stillHere) await handler?.store(answer as never, row);
      await db.outbox.delete(row.seq);
    }),
  );
}

async function refuse(row: OutboxRow, { status, code, message }: ApiError): Promise<void> {
  const actionError = { status, code, message };
  await withDatabase((db) => db.outbox.update(row.seq, { state: 'refused', actionError }));
  await undone(row);
}

/** Lets the feature of an entry that will not be done show things again as they are. Never throws. */
export async function undone(row: OutboxRow): Promise<void> {
  try {
    await handlers.get(callKey(row))?.refused?.(row);
  } catch (cause) {
    logProblem('What was not done could not be asked for again', cause);
  }
}
