import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { database } from '../database.ts';
import { keepToken } from '../tokens.ts';
import { drain } from './outbox-drain.ts';
import { whenAnswered } from './outbox-handlers.ts';
import { amend, dismiss, enqueue, outboxRows } from './outbox.ts';
import type { OutboxRow } from './outbox-row.ts';

const { between: server } = startBetween();
afterEach(() => database.outbox.clear());

interface Sent {
  readonly intent: string;
  readonly set_id: number;
}
const sentBy = ({ given }: OutboxRow) => (given.body as { intents: Sent[] }).intents;
const call = wheelSetCalls.batch;
const most = 100;

whenAnswered(call, {
  writes: [],
  store: () => Promise.resolve(),
  many: {
    most,
    join: (rows) => ({ body: { intents: rows.flatMap(sentBy) } }),
    again: (row, key) => ({
      body: { intents: sentBy(row).map((one) => ({ ...one, intent: key })) },
    }),
    outcomes: ({ data }: { data: { error: string | null }[] }) =>
      Promise.resolve(
        data.map(({ error }) => (error ? { status: 409, code: error, message: error } : null)),
      ),
  },
});

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

function newSite(): string {
  const siteId = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const payload = { aud: siteId, sub: 'kari', jti: 'j', exp: 4e9, siteName: 'Alnabru' };
  keepToken(siteId, `${encode({})}.${encode(payload)}.x`);
  return siteId;
}

/** Something done with a set. */
async function handle(siteId: string, set: number): Promise<string> {
  const key = crypto.randomUUID();
  await enqueue({
    siteId,
    call,
    key,
    input: { body: { intents: [intent(key, set)] } },
    objectKey: `wheel-sets/${set}`,
    act: { words: 'wheel-sets:acts.batch.stage' },
  });
  return key;
}

const intent = (key: string, set: number) => ({
  intent: key,
  set_id: set,
  handling: 'stage' as const,
  place_id: null,
  seen: { state: 'stored' as const, place_id: null },
  happened_at: '2026-11-20T10:00:00.000Z',
  unseen: [],
  override: [],
});

/** A server that answers each request by how its sets are judged: a code of why not, or null; or the whole with a status. */
function play(
  judge: (set: number) => string | null,
  whole: (sets: number[]) => number = () => 200,
) {
  const requests: number[][] = [];
  server.use(
    http.post('*/api/v4/site/wheel-sets/batch', async ({ request }) => {
      const { intents } = (await request.json()) as { intents: Sent[] };
      const sets = intents.map(({ set_id: set }) => set);
      requests.push(sets);
      const status = whole(sets);
      if (status !== 200) {
        const error = { code: 'common.wrong_input', message: 'Wrong', requestId: 'r' };
        return HttpResponse.json({ error }, { status });
      }
      const data = intents.map(({ intent: key, set_id: set }) => ({
        intent: key,
        error: judge(set),
        set: null,
      }));
      return HttpResponse.json({ data });
    }),
  );
  return requests;
}

/** A site at which these things were done while there was no network. */
async function offline(...sets: number[]) {
  const siteId = newSite();
  server.use(http.post('*/api/v4/*', () => HttpResponse.error()));
  for (const set of sets) await handle(siteId, set);
  await drain(siteId);
  server.resetHandlers();
  return siteId;
}
const upTo = (last: number) => Array.from({ length: last }, (_, nth) => nth + 1);

test('what waits of a call that takes many goes in few requests, in the order in which it was done', async () => {
  const sets = [...upTo(most + 20), 3, 7];
  const siteId = await offline(...sets);
  const requests = play(() => null);
  await drain(siteId, 'now');
  expect(requests.map(({ length }) => length)).toEqual([most, 22]);
  expect(requests.flat()).toEqual(sets);
  expect(await outboxRows(siteId)).toEqual([]);
});

test('one that is refused keeps back what was done with the same set later, and nothing else', async () => {
  const siteId = await offline(1, 2, 1, 3);
  const requests = play((set) => (set === 1 ? 'wheel-sets.moved_meanwhile' : null));
  await drain(siteId, 'now');
  expect(requests).toEqual([[1, 2, 1, 3]]);
  const rows = await outboxRows(siteId);
  expect(rows.map(({ state, actionError }) => [state, actionError?.code])).toEqual([
    ['refused', 'wheel-sets.moved_meanwhile'],
    ['waiting', undefined],
  ]);
  await handle(siteId, 4);
  await drain(siteId, 'now');
  expect(requests.slice(1)).toEqual([[4]]);
});

test('a refused one that is done otherwise keeps its place before what was done later', async () => {
  const siteId = await offline(1, 1);
  play(() => 'wheel-sets.moved_meanwhile');
  await drain(siteId, 'now');
  const [refused] = await outboxRows(siteId);
  server.resetHandlers();
  const requests = play(() => null);
  const key = crypto.randomUUID();
  const otherwise = { key, given: { body: { intents: [intent(key, 1)] } } };
  expect(await amend(refused!, otherwise)).toBe(true);
  await drain(siteId);
  expect(requests).toEqual([[1, 1]]);
  expect(await outboxRows(siteId)).toEqual([]);
});

test('what was done after a refused one goes on once that is given up', async () => {
  const siteId = await offline(1, 1);
  play(() => 'wheel-sets.moved_meanwhile');
  await drain(siteId, 'now');
  const [refused] = await outboxRows(siteId);
  server.resetHandlers();
  const requests = play(() => null);
  await dismiss(refused!.seq);
  expect(requests).toEqual([[1]]);
});

test('one that makes the server refuse the whole is found, and stands alone as refused', async () => {
  const siteId = await offline(...upTo(9));
  const requests = play(
    () => null,
    (sets) => (sets.includes(4) ? 422 : 200),
  );
  await drain(siteId, 'now');
  expect(await outboxRows(siteId)).toMatchObject([{ objectKey: 'wheel-sets/4', state: 'refused' }]);
  const done = requests.filter((sets) => !sets.includes(4)).flat();
  expect(done).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
});

test('anyone who may not is told of each, at once', async () => {
  const siteId = await offline(1, 2, 3);
  const requests = play(
    () => null,
    () => 403,
  );
  await drain(siteId, 'now');
  expect(requests).toEqual([[1, 2, 3]]);
  expect((await outboxRows(siteId)).map(({ state }) => state)).toEqual(Array(3).fill('refused'));
});

test('what is done while the first waits after a failure does not overtake it', async () => {
  const siteId = await offline(1);
  const requests = play(() => null);
  await handle(siteId, 2);
  await drain(siteId);
  expect(requests).toEqual([]);
  await drain(siteId, 'now');
  expect(requests).toEqual([[1, 2]]);
});
