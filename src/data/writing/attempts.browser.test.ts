import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { attempt, memoryInTab, type Sent } from './attempts.ts';

const { between: server } = startBetween();

const actionError = (status: number, code: string) =>
  HttpResponse.json({ error: { code, message: 'No', requestId: 'r' } }, { status });

const sent = (name: string): Sent => ({
  method: 'POST',
  path: '/v4/site/things',
  parts: { body: { name } },
});

/** A server as ours is: what came with a key is done once, and its answer kept. `cut` answers get lost. */
function serve() {
  const done = new Map<string, string>();
  const seen: string[] = [];
  const fate = { cut: false, lost: false, refuse: 0 };
  server.use(
    http.post('*/api/v4/site/things', async ({ request }) => {
      const key = request.headers.get('idempotency-key') ?? '';
      const { name } = (await request.json()) as { name: string };
      seen.push(key);
      if (fate.lost) return HttpResponse.error();
      if (fate.refuse > 0) return actionError(fate.refuse, 'common.wrong_input');
      const before = done.get(key);
      if (before !== undefined && before !== name) {
        return actionError(422, 'common.other_request_same_key');
      }
      done.set(key, name);
      return fate.cut ? HttpResponse.error() : HttpResponse.json({ data: name });
    }),
  );
  const memory = memoryInTab(crypto.randomUUID());
  return {
    fate,
    seen,
    done: () => [...done.values()],
    memory,
    press: (name: string) => attempt('7', memory, sent(name)),
  };
}

test('each thing that is meant has a key of its own', async () => {
  const { press, seen } = serve();
  await press('Anne');
  await press('Anne');
  expect(new Set(seen).size).toBe(2);
});

test('as long as no answer came each try is the same, also after a reload of the tab', async () => {
  const { press, seen, fate, done, memory } = serve();
  fate.cut = true;
  await expect(press('Anne')).rejects.toBeInstanceOf(Error);
  await expect(press('Anne')).rejects.toBeInstanceOf(Error);
  expect(memory.read()?.unknown).toHaveLength(1);
  fate.cut = false;
  expect(await press('Anne')).toEqual({ answer: { data: 'Anne' }, earlier: false });
  expect([new Set(seen).size, done()]).toEqual([1, ['Anne']]);
  expect(memory.read()).toBeNull();
});

test('what was changed after it had been done is answered with what was done', async () => {
  const { press, fate, done } = serve();
  fate.cut = true;
  await expect(press('Anne')).rejects.toBeInstanceOf(Error);
  fate.lost = true;
  await expect(press('Berit')).rejects.toBeInstanceOf(Error);
  await expect(press('Carl')).rejects.toBeInstanceOf(Error);
  Object.assign(fate, { cut: false, lost: false });
  expect(await press('Dina')).toEqual({ answer: { data: 'Anne' }, earlier: true });
  expect(done()).toEqual(['Anne']);
});

test('what was changed after it had not arrived is done as it is now', async () => {
  const { press, fate, done } = serve();
  fate.lost = true;
  await expect(press('Anne')).rejects.toBeInstanceOf(Error);
  fate.lost = false;
  expect(await press('Berit')).toEqual({ answer: { data: 'Berit' }, earlier: false });
  expect(done()).toEqual(['Berit']);
});

test('a refusal ends it: what comes next is something else', async () => {
  const { press, seen, fate } = serve();
  fate.refuse = 422;
  await expect(press('Anne')).rejects.toMatchObject({ status: 422 });
  fate.refuse = 0;
  await press('Anne');
  expect(new Set(seen).size).toBe(2);
});

test.each([401, 403, 429, 500, 503])('a %i says nothing of whether it was done', async (status) => {
  const { press, seen, fate, done } = serve();
  fate.cut = true;
  await expect(press('Anne')).rejects.toBeInstanceOf(Error);
  Object.assign(fate, { cut: false, refuse: status });
  await expect(press('Anne')).rejects.toMatchObject({ status });
  fate.refuse = 0;
  await press('Anne');
  expect([new Set(seen).size, done()]).toEqual([1, ['Anne']]);
});

test('a refusal of what was changed does not hide that it may have been done before', async () => {
  const { press, fate, done } = serve();
  fate.cut = true;
  await expect(press('Anne')).rejects.toBeInstanceOf(Error);
  Object.assign(fate, { cut: false, refuse: 422 });
  await expect(press('')).rejects.toMatchObject({ status: 422 });
  fate.refuse = 0;
  expect(await press('Berit')).toEqual({ answer: { data: 'Anne' }, earlier: true });
  expect(done()).toEqual(['Anne']);
});

test('an answer that is not ours is none', async () => {
  const { press, seen, fate, done } = serve();
  fate.cut = true;
  await expect(press('Anne')).rejects.toBeInstanceOf(Error);
  fate.cut = false;
  const portal = http.post('*/api/v4/site/things', () => new HttpResponse('', { status: 404 }), {
    once: true,
  });
  server.use(portal);
  await expect(press('Anne')).rejects.toBeInstanceOf(Error);
  await press('Anne');
  expect([new Set(seen).size, done()]).toEqual([1, ['Anne']]);
});
