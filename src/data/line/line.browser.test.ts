import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { queueCalls } from '#contract/desk/queue.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { database } from '../database.ts';
import { watchLine } from './line.ts';
import { keepOutboxMoving } from '../outbox/outbox-wake.ts';
import { drain } from '../outbox/outbox-drain.ts';
import { enqueue, outboxRows } from '../outbox/outbox.ts';
import { keepTokens } from '../tokens.ts';

const { between: server } = startBetween();
afterEach(() => database.outbox.clear());

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const payload = { aud: '7', sub: 'kari', jti: 'j', exp: 4e9, siteName: 'Alnabru' };

test('a line on which nothing answers is told of, and what waits is sent as soon as it carries again', async () => {
  keepTokens({ 7: `${encode({})}.${encode(payload)}.x` });
  const states: string[] = [];
  const stop = watchLine({ fell: () => states.push('fell'), back: () => states.push('back') });
  const stopMoving = keepOutboxMoving();
  // Connections are open; nothing comes.
  const over = Promise.withResolvers<Response>();
  const nothing = () => over.promise;
  server.use(http.all('*/health', nothing), http.all('*/api/*', nothing));
  await enqueue({
    siteId: '7',
    call: queueCalls.done,
    input: { params: { id: 1 } },
    objectKey: 'queue/person/1',
    act: { words: 'queue:acts.done' },
  });
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
