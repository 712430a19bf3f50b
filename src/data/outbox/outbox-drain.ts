import { deviceId, keepDeviceId } from '../../device/device-id.ts';
import { logProblem } from '../../device/log.ts';
import { ApiError, OfflineError } from '../api-errors.ts';
import { request } from '../api.ts';
import { isSilent, sentBeforeSilence } from '../line/line.ts';
import { withDatabase } from '../database.ts';
import {
  callKey,
  isAboutContent,
  isPassing,
  objectsOf,
  oldestOfEach,
  pause,
  pauseLeft,
  sendable,
  upToOtherCall,
} from './outbox-row.ts';
import type { OutboxRow } from './outbox-row.ts';
import {
  contentOf,
  handlerOf,
  isLarge,
  manyOf,
  reportsThatItWaits,
  undone,
  waits,
} from './outbox-handlers.ts';
import { whileSending } from './sending.ts';
import { serverNow } from '../server-time.ts';
import { tokenFor } from '../tokens.ts';
import type { SiteId } from '../tokens.ts';

// What gets no answer within this is sent again under its key: it cannot be done twice.
const answerWithin = 10_000;
// What many entries are given each, besides.
const eachWithin = 100;
// Different objects may be sent side by side; more at once would only crowd a slow line.
const atOnce = 4;

// What is large is on its way for so long on a slow line.
const largeWithin = 30_000;

/** Nothing small waits for something large. */
type Lane = 'small' | 'large';
const lock = (siteId: SiteId, lane: Lane): string =>
  `wheelhouse.outbox.${siteId}${lane === 'large' ? '.large' : ''}`;

const waiting = new Map<string, Promise<void>>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Sends what waits at a site, in one tab at a time, and then, without being waited for, what is
 * large. Never throws: what fails stays, and is tried again later. `now` tries also what is in a
 * pause after a failure: something happened that gives hope.
 */
export const drain = (siteId: SiteId, hope: 'now' | 'due' = 'due'): Promise<void> =>
  drainLane(siteId, 'small', hope);

/**
 * The same for what was just added. While the server is not reached it goes with the next try of
 * what waits already, of which hundreds would be read for each; unless somebody is to hear that it waits.
 */
export function drainAdded(siteId: SiteId, added: readonly Pick<OutboxRow, 'method' | 'path'>[]) {
  if (isSilent() && timers.has(lock(siteId, 'small')) && !added.some(reportsThatItWaits)) return;
  void drain(siteId);
}

function drainLane(siteId: SiteId, lane: Lane, hope: 'now' | 'due'): Promise<void> {
  const name = lock(siteId, lane);
  const ahead = waiting.get(name);
  if (ahead && hope === 'due') return ahead;
  const run = navigator.locks
    .request(name, async () => {
      // From here on an entry may be overlooked by this run: the next call makes another one.
      waiting.delete(name);
      await drainLocked(siteId, lane, hope);
    })
    .catch((cause: unknown) => logProblem('The outbox could not be sent', cause));
  waiting.set(name, run);
  return run;
}

async function drainLocked(siteId: SiteId, lane: Lane, hope: 'now' | 'due'): Promise<void> {
  const user = tokenFor(siteId)?.userId;
  if (!user) return;
  if (hope === 'now') await withDatabase((db) => ofUser(db, siteId, user).modify({ nextAt: 0 }));
  for (;;) {
    const rows = await withDatabase((db) => ofUser(db, siteId, user).sortBy('seq'));
    const next = lane === 'large' ? nextLarge(rows) : nextRequests(rows.filter(isSmall));
    const due = next.filter(isDue).slice(0, lane === 'large' ? 1 : atOnce);
    if (due.length === 0) {
      wakeFor(siteId, lane, next);
      break;
    }
    const reached = await whileSending(Promise.all(due.map((request) => sendRows(request))));
    if (reached.includes(false)) return wakeFor(siteId, lane, due);
  }
  if (lane === 'small') void drainLane(siteId, 'large', 'due');
}

const isSmall = (row: OutboxRow): boolean => !isLarge(row);
const isDue = ([first]: Together): boolean => pauseLeft(first, serverNow()) === 0;

/** What is large and may go: nothing as long as anything small could. */
function nextLarge(rows: readonly OutboxRow[]): readonly Together[] {
  const small = rows.filter(isSmall);
  // The small lane calls when it is through.
  if (nextRequests(small).some(isDue)) return [];
  const before = new Set(small.flatMap(objectsOf));
  const all = rows.filter(
    (row) => isLarge(row) && row.state !== 'refused' && !before.has(row.objectKey),
  );
  return oldestOfEach(all).map((row): Together => [row]);
}

/** What goes in one request: one entry, or several of a call that takes many. */
type Together = readonly [OutboxRow, ...OutboxRow[]];

// How many are sent at once, of a call of which so many were too much.
const fewer = new Map<string, number>();
const placeOf = (row: OutboxRow) => `${row.siteId} ${callKey(row)}`;

function nextRequests(rows: readonly OutboxRow[]): readonly Together[] {
  const all = upToOtherCall(sendable(rows));
  const alone = oldestOfEach(all.filter((row) => !manyOf(row))).map((row): Together => [row]);
  const together = Map.groupBy(
    all.filter((row) => manyOf(row)),
    callKey,
  );
  return [
    ...alone,
    ...[...together.values()].flatMap(([first, ...others]): Together[] => {
      if (!first) return [];
      const most = fewer.get(placeOf(first)) ?? manyOf(first)!.most;
      return [[first, ...others.slice(0, most - 1)]];
    }),
  ];
}

type Database = Parameters<Parameters<typeof withDatabase>[0]>[0];
const ofUser = (db: Database, siteId: SiteId, userId: string) =>
  db.outbox.where({ siteId, userId });

/** Sets the clock for the next try. Each tab does: the one that had the lock may be gone by then. */
function wakeFor(siteId: SiteId, lane: Lane, requests: readonly Together[]): void {
  const name = lock(siteId, lane);
  clearTimeout(timers.get(name));
  timers.delete(name);
  const pauses = requests.map(([first]) => pauseLeft(first, serverNow()));
  if (pauses.length === 0) return;
  const delay = Math.max(1000, Math.min(...pauses));
  timers.set(
    name,
    setTimeout(() => {
      timers.delete(name);
      void drain(siteId);
    }, delay),
  );
}

/** Sends one request; false when the server was not reached, so that the others need not try. */
async function sendRows(rows: Together): Promise<boolean> {
  const [first] = rows;
  const { siteId, method, path, userId, deviceId: madeOn } = first;
  const many = manyOf(first);
  await change(rows, { state: 'sending' });
  try {
    if (tokenFor(siteId)?.userId !== userId) throw new OfflineError('another person');
    if (madeOn && madeOn !== deviceId()) keepDeviceId(madeOn);
    const input = many ? many.join(rows) : await contentOf(first);
    const usual = isLarge(first) ? largeWithin : answerWithin;
    const within = usual + (many ? rows.length * eachWithin : 0);
    const answer = await request({ method, path, access: 'site' }, input, {
      siteId,
      ...(many ? { key: null } : knownBy(first)),
      signal: AbortSignal.any([sentBeforeSilence(), AbortSignal.timeout(within)]),
    });
    await settle(rows, answer);
    if (many) fewer.set(placeOf(first), Math.min(many.most, rows.length * 2));
    return true;
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    const isOffline = cause instanceof OfflineError;
    // One of them may be what the server cannot take: it is found by sending fewer.
    if (many && !isOffline) fewer.set(placeOf(first), Math.ceil(rows.length / 2));
    if (cause instanceof ApiError && !isPassing(cause.status)) {
      if (rows.length > 1 && isAboutContent(cause.status)) await change(rows, { state: 'waiting' });
      else await refuse(rows, cause);
      return true;
    }
    if (!(cause instanceof ApiError || isOffline || isLate)) {
      logProblem(`The answer to ${callKey(first)} could not be stored`, cause);
    }
    const tries = first.tries + 1;
    const nextAt = serverNow() + pause(tries);
    await change(rows, { state: 'waiting', tries, nextAt });
    if (tries === 1) await waits(first, cause);
    return !(isOffline || isLate);
  }
}

/** The answer to an entry that has been sent, or is being: the server does none twice. Throws like `send`. */
export const answerTo = (row: OutboxRow): Promise<unknown> =>
  request({ method: row.method, path: row.path, access: 'site' }, row.given, {
    siteId: row.siteId,
    ...knownBy(row),
  });

/** What one entry is known by, and when it was done. */
const knownBy = ({ key, madeAt, clock }: OutboxRow) => ({
  key,
  doneAt: madeAt,
  ...(clock !== undefined && { doneAgo: Math.max(0, Date.now() - clock) }),
});

const change = (rows: readonly OutboxRow[], to: Partial<OutboxRow>) =>
  withDatabase((db) => changeIn(db, rows, to));
const changeIn = (db: Database, rows: readonly OutboxRow[], to: Partial<OutboxRow>) =>
  db.outbox.bulkUpdate(rows.map(({ seq }) => ({ key: seq, changes: to })));

async function settle(rows: Together, answer: unknown): Promise<void> {
  const [first] = rows;
  const handler = handlerOf(first);
  const outcomes = await handler?.many?.outcomes(answer as never, rows);
  const failed = rows.flatMap((row, nth) => {
    const actionError = outcomes?.[nth];
    return actionError ? [{ ...row, actionError }] : [];
  });
  // What was done after it to the same object is tried once it is known what becomes of it.
  const refused = oldestOfEach(failed);
  const done = rows.filter(({ seq }) => !failed.some((row) => row.seq === seq));
  await withDatabase((db) =>
    db.transaction('rw', [db.outbox, ...(handler?.writes ?? [])], async () => {
      // A user who signed out meanwhile has left nothing of theirs on the device, and gets nothing new.
      const stillHere = tokenFor(first.siteId)?.userId === first.userId;
      if (stillHere) await handler?.store(answer as never, first);
      await db.outbox.bulkDelete(done.map(({ seq }) => seq));
      await changeIn(db, failed, { state: 'waiting' });
      for (const { seq, actionError } of refused) {
        await db.outbox.update(seq, { state: 'refused', actionError });
      }
    }),
  );
  for (const row of refused) await undone(row);
}

async function refuse(rows: Together, { status, code, message }: ApiError): Promise<void> {
  await change(rows, { state: 'refused', actionError: { status, code, message } });
  for (const row of rows) await undone(row);
}
