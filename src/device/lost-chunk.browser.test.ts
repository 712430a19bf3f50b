import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { takeFreshPage } from './lost-chunk.ts';

const { between } = startBetween();
afterEach(() => void vi.useRealTimers());

test('a server that never answers is not reached: the page stays', async () => {
  const [requested, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  between.use(
    http.get('/build.txt', async () => {
      requested.resolve();
      await over.promise;
      return HttpResponse.error();
    }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const taken = takeFreshPage();
  await requested.promise;
  vi.advanceTimersByTime(10_000);
  expect(await taken).toBe(false);
  over.resolve();
});
