import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { deviceId } from '../../device/device-id.ts';
import { database } from '../database.ts';
import { dropToken, keepToken } from '../tokens.ts';
import { drain } from './outbox-drain.ts';
import { whenAnswered } from './outbox-handlers.ts';
import { dismiss, enqueue, outboxRows, retry } from './outbox.ts';

const { between: server } = startBetween();

// What a test leaves waiting would be tried again in the midst of a later one.
afterEach(() => database.outbox.clear());

const waited: unknown[] = [];

// Stands in for a feature's table.
whenAnswered(queueCalls.expedite, {
  waits: (row, cause) => {
    waited.push([row.siteId, (cause as Error).name]);
    return Promise.resolve();
  },
  writes: [database.answers],
  store: async (answer: { data: { id: number } }, row) => {
    const now = Date.now();
    const key = `${row.siteId} ${answer.data.id}`;
    await database.answers.put({
      key,
      siteId: row.siteId,
      answer: row.given,
      asOf: now,
      readAt: now,
    });
  },
});

const encode = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function logIn(siteId: string, sub: string) {
  const payload = { aud: siteId, sub, jti: crypto.randomUUID(), exp: 4e9, siteName: 'Alnabru' };
  keepToken(siteId, `${encode({ alg: 'HS256' })}.${encode(payload)}.x`);
}

/** A site of this test alone, with somebody logged in. */
function newSite(): string {
  const siteId = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  logIn(siteId, 'kari');
  return siteId;
}

const personOf = (url: string) => Number(/queue\/(\d+)\//.exec(url)?.[1]);

/** A server that applies each key once and answers as `behave` says. */
function play(behave: (call: number, person: number) => Response | 'fine') {
  const applied = new Map<string, number>();
  const calls: { key: string; person: number; token: string }[] = [];
  server.use(
    http.post('*/api/v3/queue/:id/expedite', ({ request }) => {
      const key = request.headers.get('idempotency-key') ?? '';
      const person = personOf(request.url);
      calls.push({ key, person, token: request.headers.get('authorization') ?? '' });
      const answer = behave(calls.length, person);
      if (answer === 'fine' || answer.type === 'error') applied.set(key, person);
      return answer === 'fine' ? HttpResponse.json({ data: { id: person } }) : answer;
    }),
  );
  return { applied, calls };
}

const no = (status: number) => {
  const error = {
    code: 'queue.not_waiting',
    message: 'Kan bare betjene ventende',
    requestId: 'r1',
  };
  return HttpResponse.json({ error }, { status });
};

const expedite = (siteId: string, person: number, optimistic?: () => Promise<void>) =>
  enqueue({
    siteId,
    call: queueCalls.expedite,
    input: { params: { id: person }, body: { target: 'Desk 2' } },
    objectKey: `queue/person/${person}`,
    act: { words: 'queue:acts.expedite.to', values: { who: 'Kari', target: 'Desk 2' } },
    ...(optimistic && { optimistic, writes: [database.queueState] }),
  });

const stored = async (siteId: string, person: number) =>
  (await database.answers.get(`${siteId} ${person}`)) !== undefined;

test('what is done without the server is saved together with what the screen shows, and sent once it is back', async () => {
  const siteId = newSite();
  play(() => HttpResponse.error());
  await expedite(siteId, 7, async () => {
    await database.queueState.put({ siteId, revision: 1, asOf: 1, options: null });
  });
  await drain(siteId, 'now');
  expect(await outboxRows(siteId)).toMatchObject([
    { state: 'waiting', objectKey: 'queue/person/7' },
  ]);
  expect((await database.queueState.get(siteId))?.revision).toBe(1);

  server.resetHandlers();
  const { calls } = play(() => 'fine');
  await drain(siteId, 'now');
  expect(calls).toHaveLength(1);
  expect(await outboxRows(siteId)).toEqual([]);
  expect(await stored(siteId, 7)).toBe(true);
});

test('an entry is sent with when it was done, and by the device that it was made on', async () => {
  const siteId = newSite();
  play(() => HttpResponse.error());
  await expedite(siteId, 7);
  await drain(siteId);
  const [row] = await outboxRows(siteId);
  // As after the loss of power: what the browser keeps beside the database is gone.
  localStorage.removeItem('wheelhouse.device');

  const seen: (string | null)[][] = [];
  let ago = NaN;
  server.use(
    http.post('*/api/v3/queue/:id/expedite', ({ request: { headers } }) => {
      seen.push([headers.get('done-at'), headers.get('device-id')]);
      ago = Number(headers.get('done-ago'));
      return HttpResponse.json({ data: { id: 7 } });
    }),
  );
  // The server's time that the device goes by was wrong meanwhile; how long it waited is not.
  await database.outbox.update(row!.seq, { clock: row!.clock! - 3_600_000 });
  await drain(siteId, 'now');
  expect(Math.round(ago / 3_600_000)).toBe(1);
  expect(seen).toEqual([[new Date(row!.madeAt).toISOString(), row!.deviceId]]);
  expect(deviceId()).toBe(row!.deviceId);
});

test.each([
  ['a page that asks to log in to the Wi-Fi', 403, '<h1>Log in to this Wi-Fi</h1>'],
  ['a firewall', 404, ''],
  ['a proxy that wants to know who asks', 401, '<h1>Proxy authentication</h1>'],
])('the answer of %s (%i) is no refusal', async (_, status, body) => {
  const siteId = newSite();
  play(() => new HttpResponse(body, { status }));
  await expedite(siteId, 7);
  await drain(siteId);
  expect(await outboxRows(siteId)).toMatchObject([{ state: 'waiting' }]);
  server.resetHandlers();
  const { applied } = play(() => 'fine');
  await drain(siteId, 'now');
  expect(applied.size).toBe(1);
  expect(await outboxRows(siteId)).toEqual([]);
});

test('what is too large for a proxy is refused, and holds back nothing that was done after it', async () => {
  const siteId = newSite();
  play(() => new HttpResponse('{"message":"Request Entity Too Large"}', { status: 413 }));
  await expedite(siteId, 7);
  await drain(siteId);
  expect(await outboxRows(siteId)).toMatchObject([{ state: 'refused' }]);
  server.resetHandlers();
  const { applied } = play(() => 'fine');
  await expedite(siteId, 8);
  await drain(siteId, 'now');
  expect(applied.size).toBe(1);
  expect(await outboxRows(siteId)).toMatchObject([{ state: 'refused' }]);
});

test('its feature is told once that something waits', async () => {
  const siteId = newSite();
  play((call) => (call < 3 ? HttpResponse.error() : 'fine'));
  await expedite(siteId, 7);
  await drain(siteId, 'now');
  await drain(siteId, 'now');
  await drain(siteId, 'now');
  expect(waited.filter((one) => String(one).startsWith(siteId))).toEqual([
    [siteId, 'OfflineError'],
  ]);
});

test('only the tables that are named are closed to others while something is kept', async () => {
  const siteId = newSite();
  const unnamed = expedite(siteId, 7, async () => {
    await database.notifications.clear();
  });
  await expect(unnamed).rejects.toThrow('objectStore');
  expect(await outboxRows(siteId)).toEqual([]);
});

test('when the optimistic change fails nothing is saved', async () => {
  const siteId = newSite();
  const failing = expedite(siteId, 7, () => Promise.reject(new Error('no such person')));
  await expect(failing).rejects.toThrow('no such person');
  expect(await outboxRows(siteId)).toEqual([]);
});

test('an answer that was lost on its way is asked for again under the same key: one effect', async () => {
  const siteId = newSite();
  const { applied, calls } = play((call) => (call === 1 ? HttpResponse.error() : 'fine'));
  await expedite(siteId, 7);
  await drain(siteId);
  await drain(siteId, 'now');
  expect(calls.length).toBeGreaterThan(1);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  expect(applied.size).toBe(1);
  expect(await outboxRows(siteId)).toEqual([]);
});

test('a page of a captive portal is not taken for the answer', async () => {
  const siteId = newSite();
  play(() => new HttpResponse('<h1>Log in to this Wi-Fi</h1>', { status: 200 }));
  await expedite(siteId, 7);
  await drain(siteId, 'now');
  expect(await outboxRows(siteId)).toMatchObject([{ state: 'waiting' }]);
  expect(await stored(siteId, 7)).toBe(false);
});

test('two tabs that drain at once send each entry once, those of one person in their order', async () => {
  const siteId = newSite();
  const other = new URL('./outbox-drain.ts?second-tab', import.meta.url).href;
  const tab = (await import(/* @vite-ignore */ other)) as { drain: typeof drain };
  const { calls, applied } = play(() => 'fine');
  dropToken(siteId);
  logIn(siteId, 'kari');
  await Promise.all([1, 2, 1, 3, 1].map((person) => expedite(siteId, person)));
  await Promise.all([
    drain(siteId, 'now'),
    tab.drain(siteId, 'now'),
    drain(siteId),
    tab.drain(siteId),
  ]);
  expect(calls).toHaveLength(5);
  expect(applied.size).toBe(5);
  expect(await outboxRows(siteId)).toEqual([]);
});

test("a refusal waits for the person with the server's words and holds what was done to the same object later", async () => {
  const siteId = newSite();
  const { calls } = play((_, person) => (person === 1 ? no(409) : 'fine'));
  await expedite(siteId, 1);
  await expedite(siteId, 1);
  await expedite(siteId, 2);
  await drain(siteId, 'now');
  const rows = await outboxRows(siteId);
  expect(rows).toMatchObject([
    { state: 'refused', actionError: { status: 409, message: 'Kan bare betjene ventende' } },
    { state: 'waiting' },
  ]);
  expect(calls.map(({ person }) => person).toSorted((a, b) => a - b)).toEqual([1, 2]);

  server.resetHandlers();
  const later = play(() => 'fine');
  await dismiss(rows[0]!.seq);
  expect(later.calls.map(({ key }) => key)).toEqual([rows[1]!.key]);
  expect(await outboxRows(siteId)).toEqual([]);
});

test('a refused entry can be tried again, under another key: the server stays with its no to the first', async () => {
  const siteId = newSite();
  const { calls } = play((call) => (call === 1 ? no(409) : 'fine'));
  await expedite(siteId, 1);
  await drain(siteId);
  const [row] = await outboxRows(siteId);
  await retry(row!.seq);
  const [first, again] = calls.map(({ key }) => key);
  expect(first).toBe(row!.key);
  expect(again).not.toBe(first);
  expect(await outboxRows(siteId)).toEqual([]);
});

test.each([401, 408, 425, 429, 500, 502, 503, 504])(
  'an answer of %i leaves the entry waiting and it goes through later',
  async (status) => {
    const siteId = newSite();
    const { applied } = play((call) => (call === 1 ? no(status) : 'fine'));
    await expedite(siteId, 1);
    await drain(siteId);
    logIn(siteId, 'kari');
    await drain(siteId, 'now');
    expect(applied.size).toBe(1);
    expect(await outboxRows(siteId)).toEqual([]);
  },
);

test('a sign-out keeps what waits, and nobody else sends it', async () => {
  const siteId = newSite();
  play(() => HttpResponse.error());
  await expedite(siteId, 1);
  await drain(siteId, 'now');
  dropToken(siteId);
  server.resetHandlers();
  const { calls } = play(() => 'fine');
  await drain(siteId, 'now');
  logIn(siteId, 'ola');
  await drain(siteId, 'now');
  expect(calls).toEqual([]);
  expect(await outboxRows(siteId)).toEqual([]);

  logIn(siteId, 'kari');
  expect(await outboxRows(siteId)).toHaveLength(1);
  await drain(siteId, 'now');
  expect(calls).toHaveLength(1);
  expect(await outboxRows(siteId)).toEqual([]);
});

test('an answer that cannot be stored keeps its entry', async () => {
  const siteId = newSite();
  const { applied } = play(() => 'fine');
  whenAnswered(queueCalls.done, {
    writes: [],
    store: () => Promise.reject(new Error('the table is full')),
  });
  server.use(http.post('*/api/v3/queue/:id/done', () => HttpResponse.json({ data: { id: 1 } })));
  const act = { words: 'queue:acts.done' } as const;
  const input = { params: { id: 1 } };
  await enqueue({ siteId, call: queueCalls.done, input, act, objectKey: 'p' });
  await drain(siteId, 'now');
  expect(await outboxRows(siteId)).toMatchObject([{ state: 'waiting' }]);
  whenAnswered(queueCalls.done, { writes: [], store: () => Promise.resolve() });
  await drain(siteId, 'now');
  expect(await outboxRows(siteId)).toEqual([]);
  expect(applied.size).toBe(0);
});
