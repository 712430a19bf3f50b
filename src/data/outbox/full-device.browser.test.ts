import { afterEach, expect, test } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { persistence } from '../../device/storage-persist.ts';
import { database } from '../database.ts';
import { keepToken } from '../tokens.ts';
import { enqueue, outboxRows } from './outbox.ts';

// What a full disk answers with, as long as this says so.
let isFull = (): boolean => false;
database.outbox.hook('creating', () => {
  if (isFull()) throw new DOMException('The disk is full', 'QuotaExceededError');
});
afterEach(() => {
  isFull = () => false;
});

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

function newSite(): string {
  const siteId = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const payload = { aud: siteId, sub: 'kari', jti: 'j', exp: 4e9, siteName: 'Alnabru' };
  keepToken(siteId, `${encode({})}.${encode(payload)}.x`);
  return siteId;
}

const checkIn = (siteId: string, optimistic?: () => Promise<void>) =>
  enqueue({
    siteId,
    call: queueCalls.add,
    input: { body: { licenseplate: 'AB12345', name: '' } },
    objectKey: 'queue/person/-1',
    act: { words: 'queue:acts.add' },
    ...(optimistic && { optimistic }),
  });

const keepRead = (siteId: string) =>
  database.answers.put({ key: siteId, siteId, answer: {}, asOf: 0, readAt: Date.now() });

test('on a full device what was only read makes room for what somebody did', async () => {
  const siteId = newSite();
  await keepRead(siteId);
  let tries = 0;
  isFull = () => (tries += 1) === 1;
  await checkIn(siteId);
  expect(await outboxRows(siteId)).toHaveLength(1);
  expect(await database.answers.get(siteId)).toBeUndefined();
});

test('what waits in the outbox is never dropped to make room', async () => {
  const siteId = newSite();
  await checkIn(siteId);
  isFull = () => true;
  await expect(checkIn(siteId)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(await outboxRows(siteId)).toHaveLength(1);
});

test('without any room nothing shows as done', async () => {
  const siteId = newSite();
  isFull = () => true;
  const shown = checkIn(siteId, async () => void (await keepRead(siteId)));
  await expect(shown).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(await outboxRows(siteId)).toEqual([]);
  expect(await database.answers.get(siteId)).toBeUndefined();
});

test('the first thing kept asks the browser never to clear it by itself', async () => {
  await checkIn(newSite());
  await expect.poll(persistence).toMatch(/^(yes|no)$/);
});
