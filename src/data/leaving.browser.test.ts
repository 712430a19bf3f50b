import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { customers } from '#contract/customer/customers.ts';
import { cameIn } from '#tests/support/factories/queue-person.ts';
import { refreshQueue } from '#src/features/workshop/queue/local-store/refresh-queue.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { keptAnswer } from './response-cache.ts';
import { OfflineError } from './api-errors.ts';
import { send } from './api.ts';
import { database } from './database.ts';
import { queryClient, queryFor, questionOf } from './query.ts';
import { renewTokens } from './renew.ts';
import { forgetOthers, noteReading } from './sign-out.ts';
import { noteVisit, visitsOf } from './visits/visits.ts';
import { clearTokens, keepTokens, siteTokens } from './tokens.ts';

const { between: server } = startBetween();

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const tokenOf = (sub: string, exp = 4e9) =>
  `${encode({ alg: 'HS256' })}.${encode({ aud: '7', sub, jti: crypto.randomUUID(), exp, siteName: 'Alnabru' })}.x`;
const logIn = (sub: string, exp?: number) => keepTokens({ 7: tokenOf(sub, exp) });

const { one, list } = customers.calls;
const kari = queryFor('7', one, { params: { id: 1 } });

/** Kari has read a customer and the queue here, and done something that waits. */
beforeEach(async () => {
  queryClient.clear();
  logIn('kari');
  noteReading();
  server.use(
    http.get('*/api/v4/site/customers/:id', () =>
      HttpResponse.json({ data: { name: 'Nordmann' } }),
    ),
  );
  await queryClient.query(kari);
  await expect.poll(() => keptAnswer(questionOf('7', one, { params: { id: 1 } }))).toBeDefined();
  await database.queuePeople.put({ ...cameIn(new Date(0)), siteId: '7' });
  await database.queueState.put({ siteId: '7', revision: 7, asOf: Date.now(), options: null });
});

const waits = () =>
  database.outbox.add({
    key: crypto.randomUUID(),
    siteId: '7',
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

const read = async () => [await database.answers.count(), await database.queuePeople.count()];

test('anyone who is next at this device finds nothing of what was read; what waits stays for its person', async () => {
  const seq = await waits();
  logIn('ola');
  await forgetOthers();
  expect(await read()).toEqual([0, 0]);
  expect(queryClient.getQueryData(kari.queryKey)).toBeUndefined();
  expect(await database.outbox.get(seq)).toMatchObject({ userId: 'kari' });
  await database.outbox.clear();
});

test('what was opened last goes with what was read, and stays while the same person is here', async () => {
  noteVisit('7', 'kari', { path: 'customers/1', title: 'Nordmann', kind: 'Customer', at: 0 });
  await forgetOthers();
  expect(visitsOf('7', 'kari')).toHaveLength(1);
  clearTokens();
  await forgetOthers();
  expect(visitsOf('7', 'kari')).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Nordmann');
});

test('nothing goes while the same person is here, with whatever token', async () => {
  logIn('kari');
  await forgetOthers();
  expect(await read()).toEqual([1, 1]);
});

test('a login that ended without a word is made good at the next start', async () => {
  clearTokens();
  await forgetOthers();
  expect(await read()).toEqual([0, 0]);
});

test('an answer that comes when its person has left is kept for nobody', async () => {
  server.use(
    http.get('*/api/v3/queue/refresh', () => {
      logIn('ola');
      return HttpResponse.json({ data: { revision: 9, people: [] } });
    }),
  );
  await expect(send(queueCalls.refresh, undefined, { siteId: '7' })).rejects.toThrow(OfflineError);
});

test('a renewal in flight brings no token back after signing out', async () => {
  logIn('kari', Math.floor(Date.now() / 1000) + 86_400);
  server.use(
    http.post('*/api/v3/auth', () => {
      clearTokens();
      return HttpResponse.json({ data: { token: tokenOf('kari') } });
    }),
  );
  await renewTokens();
  expect(siteTokens()).toEqual([]);
});

const no = (status: number) =>
  HttpResponse.json(
    { error: { code: 'common.no_right', message: 'Nei.', requestId: 'r' } },
    { status },
  );

test.each([403, 404])('what is answered with %i is not kept, nor shown', async (status) => {
  server.use(http.get('*/api/v4/site/customers/:id', () => no(status)));
  await expect(queryClient.query({ ...kari, staleTime: 0, retry: false })).rejects.toThrow('Nei.');
  expect(queryClient.getQueryData(kari.queryKey)).toBeUndefined();
  expect(await database.answers.count()).toBe(0);
});

test('who may not read a call any more keeps none of its answers, and nothing of a queue', async () => {
  server.use(
    http.get('*/api/v4/site/customers', ({ request }) =>
      request.url.includes('kari') ? no(403) : HttpResponse.json({ data: [], meta: {} }),
    ),
    http.get('*/api/v3/queue/refresh', () => no(403)),
  );
  await queryClient.query(queryFor('7', list, undefined));
  await expect.poll(() => database.answers.count()).toBe(2);
  const query = { ...queryFor('7', list, { query: { q: 'kari' } }), retry: false };
  await expect(queryClient.query(query)).rejects.toThrow('Nei.');
  expect(await database.answers.count()).toBe(1);
  await expect(refreshQueue('7')).rejects.toThrow('Nei.');
  expect(await database.queuePeople.count()).toBe(0);
});
