import { expect, test } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { cameIn } from '#tests/support/factories/queue-person.ts';
import { dropUnreadAnswers } from './response-cache.ts';
import { database } from './database.ts';
import { learnServerTime, serverNow } from './server-time.ts';

const hour = 3_600_000;

/** A site with one person in its queue, of which this device heard so long ago. */
async function heardOf(hoursAgo: number): Promise<string> {
  const siteId = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  await database.queuePeople.put({ ...cameIn(new Date(0)), siteId });
  const asOf = Date.now() - hoursAgo * hour;
  await database.queueState.put({ siteId, revision: 7, asOf, options: null });
  return siteId;
}

const people = (siteId: string) => database.queuePeople.where({ siteId }).count();
const state = (siteId: string) => database.queueState.get(siteId);

test('after three days without news nobody of a queue is left on the device, and it asks again', async () => {
  const [lately, longAgo] = [await heardOf(71), await heardOf(73)];
  await dropUnreadAnswers();
  expect([await people(lately), await people(longAgo)]).toEqual([1, 0]);
  expect(await state(lately)).toMatchObject({ revision: 7 });
  expect(await state(longAgo)).toMatchObject({ revision: 0, asOf: 0 });
});

test('what was looked at today stays, however wrong the clock of the device is', async () => {
  const device = Date.now();
  learnServerTime(new Date(device - 100 * hour).toUTCString(), device, device);
  const place = crypto.randomUUID();
  const state = { place, unread: 1, revision: 1, asOf: serverNow(), readAt: serverNow() };
  await database.notificationState.put(state);
  await dropUnreadAnswers();
  expect(await database.notificationState.get(place)).toEqual(state);
});

test('whoever something was done to that is not sent yet stays, however long ago', async () => {
  const siteId = await heardOf(200);
  await database.outbox.add({
    key: crypto.randomUUID(),
    siteId,
    siteName: 'Alnabru',
    userId: 'kari',
    method: queueCalls.done.method,
    path: queueCalls.done.path,
    given: { params: { id: 1 } },
    objectKey: 'queue/person/1',
    act: { words: 'queue:acts.done' },
    madeAt: 0,
    state: 'waiting',
    tries: 0,
    nextAt: 0,
    actionError: null,
  });
  await dropUnreadAnswers();
  expect(await people(siteId)).toBe(1);
});
