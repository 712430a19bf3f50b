import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { database } from '../database.ts';
import { watchLine } from './line.ts';
import { keepOutboxMoving } from '../outbox/outbox-wake.ts';
import { drain } from '../outbox/outbox-drain.ts';
import { enqueue, outboxRows } from '../outbox/outbox.ts';
import { keepTokens } from '../tokens.ts';

const { between: server } = startBetween();
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await database.outbox.clear();
});

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const payload = { aud: '7', sub: 'kari', jti: 'j', exp: 4e9, siteName: 'Alnabru' };

const done = (id: number) =>
  enqueue({
    siteId: '7',
    call: queueCalls.done,
    input: { params: { id } },
    objectKey: `queue/person/${id}`,
    act: { words: 'queue:acts.done' },
  });

/** Resolves when all that was about to send has done so. */
async function idle() {
  await navigator.locks.request('wheelhouse.outbox.7', () => {});
  await navigator.locks.request('wheelhouse.outbox.7.large', () => {});
}

test('a line on which nothing answers is told of, and what waits is sent as soon as it carries again', async () => {
  keepTokens({ 7: `${encode({})}.${encode(payload)}.x` });
  const states: string[] = [];
  const stop = watchLine({ fell: () => states.push('fell'), back: () => states.push('back') });
  const stopMoving = keepOutboxMoving();
  // Connections are open; nothing comes.
  const over = Promise.withResolvers<Response>();
  const nothing = () => over.promise;
  server.use(http.all('*/health', nothing), http.all('*/api/*', nothing));
  await done(1);
  await expect.poll(() => states).toEqual(['fell']);
  expect(await outboxRows('7')).toHaveLength(1);

  server.resetHandlers();
  const sent = vi.fn(() => HttpResponse.json({ data: null }));
  server.use(
    http.all('*/health', () => HttpResponse.json({ status: 'ok' })),
    http.post('*/api/v3/queue/1/done', sent),
  );
  await expect.poll(() => states).toEqual(['fell', 'back']);
  await expect.poll(() => outboxRows('7')).toEqual([]);
  await drain('7');
  expect(sent).toHaveBeenCalledOnce();
  over.resolve(HttpResponse.error());
  stop();
  stopMoving();
});

test('while the server is not reached, nothing of what waits is read for what is done meanwhile, and all of it is sent at last', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  keepTokens({ 7: `${encode({})}.${encode(payload)}.x` });
  const states: string[] = [];
  const stop = watchLine({ fell: () => states.push('fell'), back: () => states.push('back') });
  const stopMoving = keepOutboxMoving();
  server.use(http.all('*/health', HttpResponse.error), http.all('*/api/*', HttpResponse.error));
  await done(1);
  await expect.poll(() => states).toEqual(['fell']);
  await idle();
  const reads = vi.spyOn(IDBIndex.prototype, 'getAll');
  await done(2);
  await done(3);
  await idle();
  expect(reads).not.toHaveBeenCalled();

  server.resetHandlers();
  server.use(
    http.all('*/health', () => HttpResponse.json({ status: 'ok' })),
    http.post('*/api/v3/queue/:id/done', () => HttpResponse.json({ data: null })),
  );
  await vi.runOnlyPendingTimersAsync();
  await expect.poll(() => outboxRows('7')).toEqual([]);
  expect(states).toEqual(['fell', 'back']);
  stop();
  stopMoving();
});
