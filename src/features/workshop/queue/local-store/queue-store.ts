import type { QueueOptions, QueuePerson } from '#contract/workshop/queue.ts';
import { database, withDatabase } from '#src/data/database.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { serverNow } from '#src/data/server-time.ts';
import type { SiteId } from '#src/data/tokens.ts';
import type { ReadDump } from './read-dump.ts';

type Database = Parameters<Parameters<typeof withDatabase>[0]>[0];

/** What the outbox calls a person: what is done to one of them is sent in order. */
export const personKey = (id: number): string => `queue/person/${id}`;

/**
 * Takes over everybody in the site's queues. People whom this device changed without an answer yet
 * stay as the person here sees them. Returns false, and changes nothing, when this device knows a
 * later revision already; `ifStillAt` is for a server that was set back to an older state: that one
 * is taken when it is the revision known before the server was asked.
 */
export function takeDump(
  siteId: SiteId,
  dump: ReadDump,
  { ifStillAt }: { ifStillAt?: number } = {},
): Promise<boolean> {
  return inTables(async (db) => {
    const last = (await db.queueState.get(siteId))?.revision ?? 0;
    const isOlder = dump.revision !== null && dump.revision < last;
    if (isOlder && last !== ifStillAt) return false;
    const isUnsent = await unsentPeople(siteId);
    const known = new Set(dump.people.map((person) => person.id));
    // What the server has answered since it read the dump holds, but not over one that was set back.
    const asOf = isOlder || dump.revision === null ? Infinity : dump.revision;
    const stays = (row: QueuePerson) => row.revision > asOf || isUnsent(row);
    await db.queuePeople
      .where({ siteId })
      .filter((row) => !known.has(row.id) && !stays(row))
      .delete();
    await putPeople(db, siteId, dump.people, { isUnsent, evenOver: isOlder });
    await keepRevision(db, siteId, dump.revision);
    return true;
  });
}

/** The revision of the site's queues that this device knows; 0 before it heard of them. */
export const knownRevision = async (siteId: SiteId): Promise<number> =>
  (await withDatabase((db) => db.queueState.get(siteId)))?.revision ?? 0;

/** Takes over what changed. Returns false when a change before it is missing: then a dump is needed. */
export function takeChange(siteId: SiteId, change: ReadDump): Promise<boolean> {
  return inTables(async (db) => {
    const known = (await db.queueState.get(siteId))?.revision ?? 0;
    if (change.revision !== null) {
      if (change.revision <= known) return true;
      if (change.revision > known + 1) return false;
    }
    await putPeople(db, siteId, change.people, { isUnsent: await unsentPeople(siteId) });
    await keepRevision(db, siteId, change.revision);
    return true;
  });
}

/**
 * Keeps the server's answer to an entry of the outbox. What was done to the same person after it
 * and is not sent yet goes on being shown. Returns false when the site has changed since the
 * answer: what happened to this very person may then have been passed over, and a dump is needed.
 */
export function takeAnswer(
  row: Pick<OutboxRow, 'seq' | 'siteId' | 'objectKey'>,
  person: QueuePerson,
): Promise<boolean> {
  const { siteId, objectKey, seq } = row;
  return inTables(async (db) => {
    // Somebody who was added had an id below zero until now; a row opened before stays open.
    const firstId = Number(objectKey.split('/').at(-1));
    const wasAdded = firstId !== person.id;
    const asAdded = wasAdded && (await db.queuePeople.get([siteId, firstId]));
    if (wasAdded) await db.queuePeople.delete([siteId, firstId]);
    const later = (await outboxRows(siteId)).filter(
      (other) => other.seq !== seq && other.objectKey === objectKey,
    );
    if (wasAdded) await nameInOutbox(db, later, person.id);
    if (later.some(({ state }) => state !== 'refused')) {
      if (asAdded) await db.queuePeople.put({ ...asAdded, id: person.id, formerId: firstId });
      return true;
    }
    const known = (await db.queueState.get(siteId))?.revision ?? 0;
    const shown = await db.queuePeople.get([siteId, person.id]);
    const newest = shown && shown.revision > person.revision ? shown : { ...person, siteId };
    const formerId = wasAdded ? firstId : shown?.formerId;
    await db.queuePeople.put({ ...newest, ...(formerId && { formerId }) });
    return person.revision === 0 || known <= person.revision;
  });
}

/**
 * Shows what was done to somebody before the server has answered; in the transaction that keeps it
 * in the outbox. Whoever had just got their id from the server is sent under that one.
 */
export async function showMoved(siteId: SiteId, person: QueuePerson): Promise<void> {
  await inTables(async (db) => {
    const known =
      person.id < 0
        ? await db.queuePeople
            .where({ siteId })
            .filter(({ formerId }) => formerId === person.id)
            .first()
        : undefined;
    if (!known) {
      await db.queuePeople.put({ ...person, siteId });
      return;
    }
    await db.queuePeople.put({ ...person, siteId, id: known.id, formerId: person.id });
    const key = personKey(person.id);
    const rows = (await outboxRows(siteId)).filter(({ objectKey }) => objectKey === key);
    await nameInOutbox(db, rows, known.id);
  });
}

/** What was done to somebody who will not be let in is not done either: it is refused for the same reason, or goes with what its person gave up. */
export async function endWithAdded({ seq, siteId, objectKey }: OutboxRow): Promise<void> {
  await inTables(async (db) => {
    const actionError = (await db.outbox.get(seq))?.actionError;
    const followers = (await outboxRows(siteId)).filter(
      (other) => other.seq > seq && other.objectKey === objectKey,
    );
    for (const follower of followers) {
      if (actionError) await db.outbox.update(follower.seq, { state: 'refused', actionError });
      else await db.outbox.delete(follower.seq);
    }
  });
}

/** What is not sent yet is about somebody whom the server knows by now. */
async function nameInOutbox(db: Database, rows: readonly OutboxRow[], id: number): Promise<void> {
  for (const { seq, given } of rows) {
    await db.outbox.update(seq, {
      objectKey: personKey(id),
      given: { ...given, params: { ...given.params, id } },
    });
  }
}

/** Keeps the site's stations and times. */
export async function takeOptions(siteId: SiteId, options: QueueOptions): Promise<void> {
  await inTables(async (db) => {
    const state = await db.queueState.get(siteId);
    const blank = { siteId, revision: 0, asOf: 0 };
    await db.queueState.put({ ...(state ?? blank), options });
  });
}

/** What the queues are kept in. */
export const queueTables = [database.queuePeople, database.queueState];

function inTables<T>(work: (db: Database) => Promise<T>): Promise<T> {
  return withDatabase((db) => db.transaction('rw', [db.outbox, ...queueTables], () => work(db)));
}

type IsUnsent = (person: Pick<QueuePerson, 'id' | 'intent'>) => boolean;

/**
 * Tells whom this device changed without an answer yet; also under the id of which only others have
 * heard so far. What was refused counts no more: the server's word holds then.
 */
async function unsentPeople(siteId: SiteId): Promise<IsUnsent> {
  const rows = (await outboxRows(siteId)).filter((row) => row.state !== 'refused');
  const changed = new Set(rows.map((row) => row.objectKey));
  const sent = new Set(rows.map((row) => row.key));
  return ({ id, intent }) => changed.has(personKey(id)) || (intent !== null && sent.has(intent));
}

/** Keeps people as the server reported them, unless it has told of something later already; `evenOver` that, too. */
async function putPeople(
  db: Database,
  siteId: SiteId,
  people: readonly QueuePerson[],
  { isUnsent, evenOver = false }: { isUnsent: IsUnsent; evenOver?: boolean },
): Promise<void> {
  const confirmed = people.filter((person) => !isUnsent(person));
  const before = await db.queuePeople.bulkGet(
    confirmed.map(({ id }): [SiteId, number] => [siteId, id]),
  );
  await db.queuePeople.bulkPut(
    confirmed.flatMap((person, at) => {
      const { formerId, revision = 0 } = before[at] ?? {};
      if (revision > person.revision && !evenOver) return [];
      return [{ ...person, siteId, ...(formerId && { formerId }) }];
    }),
  );
}

async function keepRevision(db: Database, siteId: SiteId, revision: number | null): Promise<void> {
  const state = await db.queueState.get(siteId);
  await db.queueState.put({
    siteId,
    revision: revision ?? state?.revision ?? 0,
    asOf: serverNow(),
    options: state?.options ?? null,
  });
}
