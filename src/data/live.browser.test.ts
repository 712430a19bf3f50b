import { http, HttpResponse, passthrough, ws } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { startLive, type LiveFeature } from './live.ts';
import { keepToken } from './tokens.ts';

const { between: server } = startBetween();
afterEach(() => vi.useRealTimers());

test('an authenticate with a false result clears the token of the socket: it asks for another', async () => {
  const { siteId, token } = await commands.workAs('reception');
  keepToken(siteId, token);
  let requests = 0;
  server.use(
    http.get('*/api/v4/site/socket/token', () => {
      requests += 1;
      // The real server is asked for the second; the first it does not know.
      return requests > 1 ? passthrough() : HttpResponse.json({ data: { token: 'nobody' } });
    }),
  );
  const refreshed: string[] = [];
  const refresh = (site: string) => Promise.resolve(void refreshed.push(site));
  const stop = startLive(siteId, [{ events: {}, refresh }]);
  await expect.poll(() => refreshed).toEqual([siteId]);
  expect(requests).toBe(2);
  stop();
});

/** A feature that notes when it is asked to refresh. */
function listener(refreshed: string[], name: string, taken?: boolean): LiveFeature {
  return {
    events: { 'customer-queue.full': () => taken },
    refresh: () => Promise.resolve(void refreshed.push(name)),
    ...(taken !== undefined && { whole: 'customer-queue.full' }),
  };
}

test('what the server greets with is not asked for; what could not be used of it is', async () => {
  const { siteId, token } = await commands.workAs('reception');
  keepToken(siteId, token);
  const refreshed: string[] = [];
  const stop = startLive(siteId, [
    listener(refreshed, 'told', true),
    listener(refreshed, 'not used', false),
    listener(refreshed, 'never told'),
  ]);
  await expect.poll(() => refreshed).toEqual(['not used', 'never told']);
  stop();
});

test('who comes back after a cut says the same token, and is told everything again', async () => {
  const { siteId, token } = await commands.workAs('reception');
  keepToken(siteId, token);
  let requests = 0;
  const cuts: (() => void)[] = [];
  server.use(
    http.get('*/api/v4/site/socket/token', () => {
      requests += 1;
      return passthrough();
    }),
    // The worker knows sockets of this kind by their host alone.
    ws.link(`ws://${location.host}/`).addEventListener('connection', ({ client, server: real }) => {
      real.connect();
      cuts.push(() => client.close());
    }),
  );
  const refreshed: string[] = [];
  let dumps = 0;
  const stop = startLive(siteId, [
    {
      events: {
        'customer-queue.full': () => {
          dumps += 1;
          return true;
        },
      },
      refresh: () => Promise.resolve(void refreshed.push('told')),
      whole: 'customer-queue.full',
    },
    listener(refreshed, 'never told'),
  ]);
  await expect.poll(() => refreshed).toEqual(['never told']);
  expect(cuts).toHaveLength(1);
  cuts[0]!();
  await expect.poll(() => refreshed).toEqual(['never told', 'never told']);
  expect([requests, dumps]).toEqual([1, 2]);
  stop();
});

test('a page that is looked at again asks for what it missed though it has no socket yet, and for its token', async () => {
  const { siteId, token } = await commands.workAs('reception');
  keepToken(siteId, token);
  let requests = 0;
  server.use(
    http.get('*/api/v4/site/socket/token', () => {
      requests += 1;
      return HttpResponse.error();
    }),
  );
  // By itself the token is asked for again after a time, which does not go by here.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const refreshed: string[] = [];
  const stop = startLive(siteId, [listener(refreshed, 'missed')]);
  await expect.poll(() => requests).toBe(1);
  const lookedAt = () => {
    document.dispatchEvent(new Event('visibilitychange'));
    return requests > 1 && refreshed.includes('missed');
  };
  await expect.poll(lookedAt).toBe(true);
  stop();
});
