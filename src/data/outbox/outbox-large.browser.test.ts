import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { database } from '../database.ts';
import { keepToken } from '../tokens.ts';
import { drain } from './outbox-drain.ts';
import { whenAnswered } from './outbox-handlers.ts';
import { enqueueAll, outboxRows, retry, type AnyIntent } from './outbox.ts';

const server = setupWorker();
beforeAll(() => server.start({ quiet: true, onUnhandledFrame: 'bypass' }));
afterEach(async () => {
  server.resetHandlers();
  await database.outbox.clear();
});
afterAll(() => server.stop());

const small = { method: 'POST', path: '/v4/test/small' } as const;
const large = { method: 'POST', path: '/v4/test/large' } as const;
let reads: string[] = [];
whenAnswered(small, { writes: [], store: () => Promise.resolve() });
whenAnswered(large, {
  writes: [],
  store: () => Promise.resolve(),
  large: ({ key }) => {
    reads.push(key);
    return Promise.resolve({ body: { key } });
  },
});

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

function newSite(): string {
  reads = [];
  const siteId = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const payload = { aud: siteId, sub: 'kari', jti: 'j', exp: 4e9, siteName: 'Alnabru' };
  keepToken(siteId, `${encode({})}.${encode(payload)}.x`);
  return siteId;
}

const intentOf = (
  siteId: string,
  call: typeof small | typeof large,
  name: string,
  objectKey = name,
): AnyIntent => ({
  siteId,
  call,
  key: name,
  input: { body: { key: name } },
  objectKey,
  act: { words: 'wheel-sets:acts.addPhoto' },
});

/** A server that answers when it is let to; `came` are what it was asked, `inside` how many it has in hand of each call. */
function play(judge: (key: string) => number = () => 200) {
  const came: string[] = [];
  const inside = { small: 0, large: 0 };
  let most = 0;
  let gate = Promise.resolve();
  const answer = (kind: 'small' | 'large') =>
    http.post(`*/api/v4/test/${kind}`, async ({ request }) => {
      const { key } = (await request.json()) as { key: string };
      came.push(key);
      inside[kind] += 1;
      most = Math.max(most, inside.large);
      if (kind === 'large') await gate;
      inside[kind] -= 1;
      const status = judge(key);
      const error = { code: 'common.wrong_input', message: 'Wrong', requestId: 'r' };
      return HttpResponse.json(status === 200 ? { data: null } : { error }, { status });
    });
  server.use(answer('small'), answer('large'));
  return {
    came,
    mostLarge: () => most,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}

const left = async (siteId: string) => (await outboxRows(siteId)).map(({ key }) => key);

test('what is small goes first, whatever was made before it; then what is large, one at a time', async () => {
  const siteId = newSite();
  const { came, mostLarge } = play();
  const all = ['l1', 'l2', 'l3'].map((name) => intentOf(siteId, large, name));
  const scans = ['s1', 's2'].map((name) => intentOf(siteId, small, name));
  await enqueueAll(siteId, [...all, ...scans], {});
  await expect.poll(() => left(siteId)).toEqual([]);
  expect(new Set(came.slice(0, 2))).toEqual(new Set(['s1', 's2']));
  expect(came.slice(2)).toEqual(['l1', 'l2', 'l3']);
  expect(mostLarge()).toBe(1);
});

test('while something large is on its way, what is small goes beside it', async () => {
  const siteId = newSite();
  const { came, hold } = play();
  const release = hold();
  await enqueueAll(siteId, [intentOf(siteId, large, 'l1'), intentOf(siteId, large, 'l2')], {});
  await expect.poll(() => came).toEqual(['l1']);
  await enqueueAll(siteId, [intentOf(siteId, small, 's1')], {});
  await expect.poll(() => left(siteId)).toEqual(['l1', 'l2']);
  expect(came).toEqual(['l1', 's1']);
  release();
  await expect.poll(() => left(siteId)).toEqual([]);
  expect(came).toEqual(['l1', 's1', 'l2']);
});

test('what is large waits for what was done to the same thing before, also while that is refused', async () => {
  const siteId = newSite();
  let refuses = true;
  const { came } = play((key) => (key === 's1' && refuses ? 422 : 200));
  const photo = intentOf(siteId, large, 'l1', 'set');
  const other = intentOf(siteId, large, 'l2', 'other');
  await enqueueAll(siteId, [intentOf(siteId, small, 's1', 'set'), photo, other], {});
  await expect.poll(() => left(siteId)).toEqual(['s1', 'l1']);
  refuses = false;
  await retry((await outboxRows(siteId))[0]!.seq);
  await expect.poll(() => left(siteId)).toEqual([]);
  expect(came).toEqual(['s1', 'l2', 's1', 'l1']);
});

test('a refused large entry keeps nothing else back, and what is sent is read only then', async () => {
  const siteId = newSite();
  const { came } = play((key) => (key === 'l1' ? 422 : 200));
  const one = intentOf(siteId, large, 'l1', 'set');
  const two = intentOf(siteId, large, 'l2', 'set');
  await enqueueAll(siteId, [one, two, intentOf(siteId, small, 's1', 'set')], {});
  await expect.poll(() => left(siteId)).toEqual(['l1']);
  await drain(siteId);
  expect(came).toEqual(['s1', 'l1', 'l2']);
  expect(reads).toEqual(['l1', 'l2']);
  expect((await outboxRows(siteId))[0]?.state).toBe('refused');
});
