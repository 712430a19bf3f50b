import { bypass, http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { cleanup } from 'vitest-browser-react';

/** Stands between the app and the real server for the tests of a file. */
export function startBetween() {
  const between = setupWorker();
  beforeAll(async () => {
    await between.start({ quiet: true, onUnhandledFrame: 'bypass' });
  });
  afterEach(async () => {
    // What a screen that still stands asks for is not for the next test to answer.
    await cleanup();
    between.resetHandlers();
  });
  afterAll(() => between.stop());

  return {
    between,
    /** The next write to a path reaches the server, and its answer gets lost. */
    loseAnswer(method: 'post' | 'patch', path: string) {
      const lose = async ({ request }: { request: Request }) => {
        await fetch(bypass(request));
        return HttpResponse.error();
      };
      between.use(http[method](`*/api${path}`, lose, { once: true }));
    },
    /** The next call of a path is answered, with what is so by now, when it is let go. */
    holdAnswer(method: 'get' | 'post' | 'patch', path: string): () => void {
      const held = Promise.withResolvers<void>();
      const hold = async ({ request }: { request: Request }) => {
        const answer = await fetch(bypass(request));
        await held.promise;
        return answer;
      };
      between.use(http[method](`*/api${path}`, hold, { once: true }));
      return held.resolve;
    },
  };
}
