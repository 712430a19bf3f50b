import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { database } from '../database.ts';
import { keepToken } from '../tokens.ts';
import type { OutboxRow } from './outbox-row.ts';
import { useAllUnsent } from './use-outbox.ts';

afterEach(() => database.outbox.clear());

const encode = (value: object) => btoa(JSON.stringify(value));

/** What somebody did at the site that they are logged in at. */
const done = (): Omit<OutboxRow, 'seq'> => ({
  key: crypto.randomUUID(),
  siteId: '7',
  siteName: 'Alnabru',
  userId: 'kari',
  method: 'POST',
  path: '/v3/queue',
  given: {},
  objectKey: 'queue/1',
  act: { words: 'queue:acts.add' },
  madeAt: 0,
  state: 'waiting',
  tries: 0,
  nextAt: 0,
  actionError: null,
});

const Count = () => <p>{useAllUnsent()?.length}</p>;

test('all who look at what waits hear of it by one reading, whoever comes later too', async () => {
  const payload = { aud: '7', sub: 'kari', jti: 'j', exp: 4e9, siteName: 'Alnabru' };
  keepToken('7', `${encode({ alg: 'HS256' })}.${encode(payload)}.x`);
  const counts = () =>
    page
      .getByRole('paragraph')
      .elements()
      .map(({ textContent }) => textContent);
  const { rerender } = await render([<Count key="bar" />, <Count key="banner" />]);
  await expect.poll(counts).toEqual(['0', '0']);
  const reads = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  const walks = vi.spyOn(IDBObjectStore.prototype, 'openCursor');
  await database.transaction('rw', [database.outbox], async () => {
    await database.outbox.add(done());
  });
  await expect.poll(counts).toEqual(['1', '1']);
  await rerender([<Count key="bar" />, <Count key="banner" />, <Count key="menu" />]);
  await expect.poll(counts).toEqual(['1', '1', '1']);
  expect([reads, walks].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  vi.restoreAllMocks();
});
