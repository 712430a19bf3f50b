import { http, HttpResponse, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { startLive } from './live.ts';
import { keepToken } from './tokens.ts';

const server = setupWorker();
beforeAll(() => server.start({ quiet: true }));
afterAll(() => server.stop());

test('an authenticate with a false result clears the token of the socket: it asks for another', async () => {
  const { siteId, token } = await commands.workAs('reception');
  keepToken(siteId, token);
  let asked = 0;
  server.use(
    http.get('*/api/v4/site/socket/token', () => {
      asked += 1;
      // The real server is asked for the second; the first it does not know.
      return asked > 1 ? passthrough() : HttpResponse.json({ data: { token: 'nobody' } });
    }),
  );
  const refreshed: string[] = [];
  const refresh = (site: string) => Promise.resolve(void refreshed.push(site));
  const stop = startLive(siteId, [{ events: {}, refresh }]);
  await expect.poll(() => refreshed, { timeout: 10_000 }).toEqual([siteId]);
  expect(asked).toBe(2);
  stop();
});
