import type { Table } from 'dexie';
import i18next from 'i18next';
import type { Call } from '#contract/kit/call.ts';
import { deviceId } from '../../device/device-id.ts';
import { requestPersistence } from '../../device/storage-persist.ts';
import { showAlert } from '../alerts.ts';
import type { InputWith } from '../api.ts';
import { database, isFull, withDatabase } from '../database.ts';
import { drain, drainAdded } from './outbox-drain.ts';
import { inputAgain, handlerOf, isLarge, undone } from './outbox-handlers.ts';
import type { Act, OutboxRow } from './outbox-row.ts';
import { doneNow } from '../server-time.ts';
import { tokenFor } from '../tokens.ts';
import type { SiteId } from '../tokens.ts';

/** A call that may wait in the outbox. */
export type OfflineCall = Call & { readonly offline?: 'queue' };

/** Something a person did. Intents of one `objectKey` reach the server in the order they were made. */
export interface AnyIntent {
  readonly siteId: SiteId;
  readonly call: Pick<OfflineCall, 'method' | 'path'>;
  readonly input: unknown;
  readonly objectKey: string;
  /** The other objects that it is about. */
  readonly also?: readonly string[];
  /** Under `acts.<name of the call>` of its feature's words: what the person reads in the list of what is not sent. */
  readonly act: Act;
  /** Its key, where what is sent names it. */
  readonly key?: string;
  readonly effect?: object;
}

/** What is done on this device together with keeping intents. */
interface Beside {
  /** Changes this device's tables as the server is going to; in one transaction with the entry. */
  readonly optimistic?: () => Promise<void>;
  /** The tables that it changes: all others stay open meanwhile. */
  readonly writes?: readonly Table[];
}

/** An intent whose call has types that are known. */
export interface Intent<C extends OfflineCall> extends AnyIntent, Beside {
  readonly call: C;
  readonly input: InputWith<C>;
}

/**
 * Saves an intent on this device and starts sending it. When it resolves, the intent outlives a
 * crash, a sign-out and an update. Throws when nobody is logged in there, and when the device has no
 * room for it: then nothing shows as done, and the person is notified.
 */
export const enqueue = <C extends OfflineCall>(intent: Intent<C>): Promise<void> =>
  enqueueAll(intent.siteId, [intent], intent);

/** The same with several intents at a site: all of them are kept, or none. */
export async function enqueueAll(
  siteId: SiteId,
  intents: readonly AnyIntent[],
  { optimistic, writes = [] }: Beside,
): Promise<void> {
  const rows = intents.map(rowOf);
  try {
    await withDatabase((db) =>
      db.transaction('rw', [db.outbox, ...writes], async () => {
        for (const row of rows) await db.outbox.add(row);
        await optimistic?.();
      }),
    );
  } catch (cause) {
    if (isFull(cause)) alertFull();
    throw cause;
  }
  requestPersistence();
  drainAdded(siteId, rows);
}

function rowOf(intent: AnyIntent): Omit<OutboxRow, 'seq'> {
  const { siteId, call, input, objectKey, also, act, effect } = intent;
  const token = tokenFor(siteId);
  if (!token) throw new Error(`Nobody is logged in at site ${siteId}`);
  return {
    key: intent.key ?? crypto.randomUUID(),
    deviceId: deviceId(),
    siteId,
    siteName: token.siteName,
    userId: token.userId,
    method: call.method,
    path: call.path,
    given: input ?? {},
    objectKey,
    ...(also && { also }),
    act,
    ...(effect && { effect }),
    madeAt: doneNow(),
    clock: Date.now(),
    state: 'waiting',
    tries: 0,
    nextAt: 0,
    actionError: null,
  };
}

/** Notifies the person that this device has no room for what they did. */
export function alertFull(): void {
  showAlert({
    type: 'error',
    title: i18next.t('common:deviceFull.title'),
    content: i18next.t('common:deviceFull.content'),
    persistent: true,
  });
}

/** The entries of the user who is logged in at a site, in the order they were made. */
export function outboxRows(siteId: SiteId): Promise<OutboxRow[]> {
  const userId = tokenFor(siteId)?.userId;
  if (!userId) return Promise.resolve([]);
  return database.outbox.where({ siteId, userId }).sortBy('seq');
}

/** Sends a refused or waiting entry again, now. The server stays with its no to a key: what was refused is another entry then. */
export async function retry(seq: number): Promise<void> {
  const row = await withDatabase((db) => db.outbox.get(seq));
  if (!row) return;
  // What is large is known by its key to all that is kept of it, and the server knows it by no other.
  const key = isLarge(row) ? row.key : crypto.randomUUID();
  if (row.state === 'refused') await amend(row, { key, given: inputAgain(row, key) });
  else await withDatabase((db) => db.outbox.update(seq, { state: 'waiting', nextAt: 0 }));
  await drain(row.siteId);
}

/**
 * Does an entry otherwise, as its person has decided, in the place of the first. One that was refused
 * is another one then, with a key of its own; one that waits keeps its key, because it may have
 * reached the server without an answer: it is not done twice. Resolves, once it is kept, with whether
 * it could be: what is being sent or has been cannot.
 */
export async function amend(
  row: OutboxRow,
  otherwise: Pick<OutboxRow, 'key' | 'given'> & Partial<Pick<OutboxRow, 'act' | 'effect'>>,
): Promise<boolean> {
  const handler = handlerOf(row);
  const changed = await withDatabase((db) =>
    db.transaction('rw', [db.outbox, ...(handler?.writes ?? [])], async () => {
      const count = await db.outbox
        .where({ seq: row.seq })
        .and(({ state }) => state === row.state && state !== 'sending')
        .modify({ ...otherwise, state: 'waiting', tries: 0, nextAt: 0, actionError: null });
      if (count > 0) await handler?.renamed?.(row, otherwise.key);
      return count > 0;
    }),
  );
  void drain(row.siteId);
  return changed;
}

/** Gives up an entry, as its person wants; what was done to the same object later goes on. One that is being sent cannot be called back. */
export async function dismiss(seq: number): Promise<void> {
  const row = await withDatabase((db) =>
    db.transaction('rw', db.outbox, async () => {
      const found = await db.outbox.get(seq);
      if (!found || found.state === 'sending') return undefined;
      await db.outbox.delete(seq);
      return found;
    }),
  );
  if (!row) return;
  // What the device shows was changed as if it had been done.
  if (row.state === 'waiting') await undone(row);
  await drain(row.siteId);
}
