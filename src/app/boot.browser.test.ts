import { http, HttpResponse, passthrough } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { shellCalls } from '#contract/platform/shell.ts';
import { alertsNow } from '#src/data/alerts.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { keepToken } from '#src/data/tokens.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { boot } from './boot.ts';

const { between: server } = startBetween();
let left = new AbortController();
afterEach(() => {
  left.abort();
  left = new AbortController();
});

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

function newSite(): string {
  const siteId = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const payload = { aud: siteId, sub: '1', jti: 'j', exp: 4e9, siteName: 'Alnabru' };
  keepToken(siteId, `${encode({})}.${encode(payload)}.x`);
  return siteId;
}

const answers: Record<string, unknown> = {
  '/v3/user/profile': { profile: { id: 1, firstname: 'Kari', rights: [] } },
  '/v4/site/notifications/get-unread-counter': { data: 12 },
  '/v3/queue/options': {
    options: { callTime: 10, expediteTargets: [], garageTargets: [], enableGarageQueue: false },
  },
  '/v3/queue/refresh': { revision: 3, people: [] },
  '/v3/integrations/easypos/settings': { url: null },
  '/v3/vehicle/brand': [{ id: 1, name: 'Volvo' }],
  '/v4/site/calendars': [],
};
const order = Object.keys(answers);

/** A server that answers these calls, and notes in which order they came. */
function play(failing: (path: string) => Response | null) {
  const requests: string[] = [];
  server.use(
    http.all('*/api/*', ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api', '');
      if (path === '/v4/site/socket/token') return HttpResponse.json({ data: { token: '' } });
      requests.push(path);
      return failing(path) ?? HttpResponse.json({ data: answers[path] });
    }),
  );
  return requests;
}

test('after a login the app loads profile, unread count, queue, cash register, brands and calendars in that order', async () => {
  const requests = play(() => null);
  await boot(newSite(), left.signal);
  expect(requests).toEqual(order);
});

test('a page that goes live after all has come asks again only for what may have changed unheard', async () => {
  const { siteId, token } = await commands.workAs('reception');
  keepToken(siteId, token);
  let loaded = () => {};
  const whenLoaded = new Promise<void>((resolve) => (loaded = resolve));
  const requests: string[] = [];
  server.use(
    http.get('*/api/*', async ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api', '');
      if (path === '/v4/site/socket/token') await whenLoaded;
      else requests.push(path);
      return passthrough();
    }),
  );
  await boot(siteId, left.signal);
  expect(requests).toEqual(order);
  loaded();
  const again = ['/v3/queue/options', '/v4/site/notifications/get-unread-counter'];
  await expect.poll(() => requests.slice(order.length).sort()).toEqual(again);
});

test('what fails does not stop what comes after it', async () => {
  const failing = ['/v3/user/profile', '/v3/queue/options', '/v3/vehicle/brand'];
  const requests = play((path) =>
    failing.includes(path) ? HttpResponse.json({}, { status: 500 }) : null,
  );
  await boot(newSite(), left.signal);
  expect(requests).toEqual(order.filter((path) => path !== '/v3/queue/refresh'));
});

test.each([
  ['queue options', '/v3/queue/options', 'Not loaded: queue'],
  ['unread count', '/v4/site/notifications/get-unread-counter', 'Not loaded: unread count'],
])('a failed load of the %s is only logged', async (_, failing, words) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  play((path) => (path === failing ? HttpResponse.json({}, { status: 500 }) : null));
  await boot(newSite(), left.signal);
  expect(logged).toHaveBeenCalledWith(words, expect.objectContaining({ status: 500 }));
  expect(alertsNow()).toEqual([]);
  logged.mockRestore();
});

test('a start without the server shows what was answered the last time', async () => {
  const siteId = newSite();
  play(() => null);
  await boot(siteId, left.signal);
  const question = questionOf(siteId, shellCalls.vehicleBrands, undefined);
  await vi.waitFor(async () => {
    queryClient.clear();
    server.resetHandlers();
    play(() => HttpResponse.error());
    await boot(siteId, left.signal);
    expect(queryClient.getQueryData(question)).toEqual({ data: [{ id: 1, name: 'Volvo' }] });
  });
});
