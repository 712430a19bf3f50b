import { withDatabase } from './database.ts';
import type { AnswerRow, database } from './database.ts';
import { serverNow } from './server-time.ts';
import { tokenFor } from './tokens.ts';
import type { SiteId } from './tokens.ts';

const keptFor = 72 * 3_600_000;

/** One question to the server, as the cache keys it. */
export type Question = readonly [siteId: SiteId, path: string, input: object];

/** The person is part of the key: what one was answered, the next at the same device never sees. */
function keyOf([siteId, path, input]: Question): string | null {
  const user = tokenFor(siteId)?.userId;
  return user === undefined ? null : JSON.stringify([user, siteId, path, input]);
}

/** Keeps an answer on the device for a start without the server. Nothing when nobody is logged in. */
export async function keepAnswer(question: Question, answer: unknown): Promise<void> {
  const key = keyOf(question);
  if (key === null) return;
  const now = serverNow();
  const row = { key, siteId: question[0], answer, asOf: now, readAt: now };
  await withDatabase((db) => db.answers.put(row));
}

/** The last answer kept and when it was given (ms), or undefined when there is none or nobody looked at it for 72 hours. */
export async function keptAnswer(
  question: Question,
): Promise<Pick<AnswerRow, 'answer' | 'asOf'> | undefined> {
  const key = keyOf(question);
  if (key === null) return undefined;
  const now = serverNow();
  return withDatabase(async (db) => {
    const row = await db.answers.get(key);
    if (!row || row.readAt < now - keptFor) return undefined;
    await db.answers.update(key, { readAt: now });
    return row;
  });
}

/** Deletes what is kept of an answer. */
export async function dropAnswer(question: Question): Promise<void> {
  const key = keyOf(question);
  if (key !== null) await withDatabase((db) => db.answers.delete(key));
}

/** What is kept of the answers that a person was given to one call, whatever they asked it for. */
export async function keptAnswersTo(
  siteId: SiteId,
  path: string,
): Promise<Pick<AnswerRow, 'answer' | 'asOf'>[]> {
  const start = startOf(siteId, path);
  if (start === null) return [];
  const before = serverNow() - keptFor;
  return withDatabase((db) =>
    db.answers
      .where('key')
      .startsWith(start)
      .filter(({ readAt }) => readAt >= before)
      .toArray(),
  );
}

/** Deletes the same. */
export async function dropAnswersTo(siteId: SiteId, path: string): Promise<void> {
  const start = startOf(siteId, path);
  if (start !== null) {
    await withDatabase((db) => db.answers.where('key').startsWith(start).delete());
  }
}

/** What the keys of all answers to one call begin with. */
function startOf(siteId: SiteId, path: string): string | null {
  return keyOf([siteId, path, {}])?.slice(0, -'{}]'.length) ?? null;
}

/**
 * Deletes the answers and the notifications that nobody looked at for 72 hours, and the queues of
 * sites that this device has not heard of for as long, unless something done there waits to be sent;
 * and the wheels of sites where nobody has scanned for as long; and photos of forms that were left.
 */
export async function dropUnreadAnswers(): Promise<void> {
  const before = serverNow() - keptFor;
  await withDatabase(async (db) => {
    await dropInPortions(db, before);
    await db.transaction('rw', [db.notifications, db.notificationState], async () => {
      for (const state of await db.notificationState.where('readAt').below(before).toArray()) {
        await db.notifications.where({ place: state.place }).delete();
        await db.notificationState.put({ ...state, asOf: 0 });
      }
    });
    const old = await db.queueState.filter(({ asOf }) => asOf < before).primaryKeys();
    for (const siteId of old) await forgetQueue(siteId);
    const unread = await db.hotelState.where('readAt').below(before).primaryKeys();
    for (const siteId of unread) await forgetHotel(siteId);
    await dropLeftPhotos(db, before);
  });
}

/** What no entry of the outbox is going to send. */
async function dropLeftPhotos(db: typeof database, before: number): Promise<void> {
  await db.transaction('rw', [db.outbox, db.photos, db.orderPhotos], async () => {
    const left = async (keys: readonly string[]) => {
      const waiting = await db.outbox.where('key').anyOf(keys).toArray();
      const kept = new Set(waiting.map(({ key }) => key));
      return keys.filter((key) => !kept.has(key));
    };
    const old = { wheels: db.photos.where('takenAt'), orders: db.orderPhotos.where('takenAt') };
    await db.photos.bulkDelete(await left(await old.wheels.below(before).primaryKeys()));
    await db.orderPhotos.bulkDelete(await left(await old.orders.below(before).primaryKeys()));
  });
}

const portion = 200;

// A table is closed to all others while somebody writes in it: never for long.
async function dropInPortions(db: typeof database, before: number): Promise<void> {
  const old = () => db.answers.where('readAt').below(before).limit(portion);
  while ((await old().delete()) === portion);
}

/** Deletes a site's queues from this device, unless something done there waits to be sent. */
export async function forgetQueue(siteId: SiteId): Promise<void> {
  await withDatabase((db) =>
    db.transaction('rw', [db.outbox, db.queuePeople, db.queueState], async () => {
      if ((await db.outbox.filter((row) => row.siteId === siteId).count()) > 0) return;
      await db.queuePeople.where({ siteId }).delete();
      await db.queueState.update(siteId, { revision: 0, asOf: 0 });
    }),
  );
}

/** Deletes a site's sets of wheels and places from this device, and where its scanner was. What was done waits in the outbox as ever. */
export async function forgetHotel(siteId: SiteId): Promise<void> {
  await withDatabase((db) =>
    db.transaction('rw', [db.hotelSets, db.hotelPlaces, db.hotelState, db.scanning], async () => {
      await db.hotelSets.where({ siteId }).delete();
      await db.hotelPlaces.where({ siteId }).delete();
      await db.hotelState.delete(siteId);
      await db.scanning.delete(siteId);
    }),
  );
}

/** Deletes everything this device knows of people and work, at sign-out. The outbox and photos stay: nobody else has what is in them. */
export async function forgetEverythingRead(): Promise<void> {
  await withDatabase(async (db) => {
    const own = [db.outbox.name, db.photos.name, db.orderPhotos.name];
    const read = db.tables.filter(({ name }) => !own.includes(name));
    await db.transaction('rw', read, () => Promise.all(read.map((table) => table.clear())));
  });
}
