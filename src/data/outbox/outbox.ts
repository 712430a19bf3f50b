import type { Table } from 'dexie';
import i18next from 'i18next';
import type { Call } from '#contract/kit/call.ts';
import { deviceId } from '../../device/device-id.ts';
import { askToPersist } from '../../device/storage-persist.ts';
import { showAlert } from '../alerts.ts';
import type { InputWith } from '../api.ts';
import { database, isFull, withDatabase } from '../database.ts';
import { drain, undone } from './outbox-drain.ts';
import type { Act, OutboxRow } from './outbox-row.ts';
import type { InputParts } from '../api.ts';
import { serverNow } from '../server-time.ts';
import { tokenFor } from '../tokens.ts';
import type { SiteId } from '../tokens.ts';

/** A call that may wait in the outbox. */
export type OfflineCall = Call & { readonly offline?: 'queue' };

/** Something a person did. Intents of one `objectKey` reach the server in the order they were made. */
export interface Intent<C extends OfflineCall> {
  readonly siteId: SiteId;
  readonly call: C;
  readonly given: InputWith<C>;
  readonly objectKey: string;
  /** Under `acts.<name of the call>` of its feature's words: what the person reads in the list of what is not sent. */
  readonly act: Act;
  /** Changes this device's tables as the server is going to; in one transaction with the entry. */
  readonly optimistic?: () => Promise<void>;
  /** The tables that it changes: all others stay open meanwhile. */
  readonly writes?: readonly Table[];
}

/**
 * Saves an intent on this device and starts sending it. When it resolves, the intent outlives a
 * crash, a sign-out and an update. Throws when nobody is logged in there, and when the device has no
 * room for it: then nothing shows as done, and the person is told.
 */
export async function enqueue<C extends OfflineCall>(intent: Intent<C>): Promise<void> {
  const { siteId, call, given, objectKey, act, optimistic, writes = [] } = intent;
  const token = tokenFor(siteId);
  if (!token) throw new Error(`Nobody is logged in at site ${siteId}`);
  const row: Omit<OutboxRow, 'seq'> = {
    key: crypto.randomUUID(),
    deviceId: deviceId(),
    siteId,
    siteName: token.siteName,
    userId: token.userId,
    method: call.method,
    path: call.path,
    given: (given ?? {}) as InputParts,
    objectKey,
    act,
    madeAt: serverNow(),
    state: 'waiting',
    tries: 0,
    nextAt: 0,
    actionError: null,
  };
  try {
    await withDatabase((db) =>
      db.transaction('rw', [db.outbox, ...writes], async () => {
        await db.outbox.add(row);
        await optimistic?.();
      }),
    );
  } catch (cause) {
    if (isFull(cause)) publishFull();
    throw cause;
  }
  askToPersist();
  void drain(siteId);
}

function publishFull(): void {
  showAlert({
    type: 'error',
    title: i18next.t('common:deviceFull.title'),
    content: i18next.t('common:deviceFull.content'),
    persistent: true,
  });
}

/** The entries of whoever is logged in at a site, in the order they were made. */
export function outboxRows(siteId: SiteId): Promise<OutboxRow[]> {
  const userId = tokenFor(siteId)?.userId;
  if (!userId) return Promise.resolve([]);
  return database.outbox.where({ siteId, userId }).sortBy('seq');
}

/** Sends a refused or waiting entry again, now. */
export async function retry(seq: number): Promise<void> {
  const row = await withDatabase(async (db) => {
    await db.outbox.update(seq, { state: 'waiting', nextAt: 0, actionError: null });
    return db.outbox.get(seq);
  });
  if (row) await drain(row.siteId);
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
