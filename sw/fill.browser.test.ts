import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fillAgain } from './fill.ts';
import { pageAnswer } from './page.ts';

const server = setupWorker();
const files = [
  { url: 'assets/app-1.js', revision: null },
  { url: 'assets/app-1.css', revision: null },
];
const build = '12345678';

beforeAll(() => server.start({ quiet: true }));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server.resetHandlers();
  for (const name of await caches.keys()) await caches.delete(name);
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.stop());

let later = Date.now();
/** What the worker looks at a minute after it last looked. */
function aMinuteLater() {
  later += 60_000;
  vi.setSystemTime(later);
  return fillAgain(files, build, false);
}

const online = () =>
  server.use(
    http.get('*/assets/:name', () => new HttpResponse('/* code */')),
    http.get('/', () => HttpResponse.html(`<meta name="build" content="${build}" />`)),
  );
const offline = () => server.use(http.get('*', () => HttpResponse.error()));

const visit = (path = '/1/queue') =>
  pageAnswer(
    { request: new Request(path), waitUntil: () => undefined } as unknown as FetchEvent,
    new URL(path, location.origin),
    build,
  );

test('a device that cleared the app keeps it again by itself, and opens it without network', async () => {
  online();
  await aMinuteLater();
  offline();
  expect(await (await visit()).text()).toContain(build);
  const cache = await caches.open('assets');
  expect((await cache.keys()).map(({ url }) => new URL(url).pathname)).toEqual([
    ...files.map(({ url }) => `/${url}`),
    '/kept-files',
  ]);
});

test('a device that has nothing of the app and no network says so', async () => {
  offline();
  await aMinuteLater();
  const answer = await visit();
  expect(answer.headers.get('content-type')).toContain('text/html');
  const text = await answer.text();
  expect(text).toContain('You are offline');
  expect(text).toContain('Try again');
});

test('a page that was kept without its files is not shown empty', async () => {
  online();
  await aMinuteLater();
  await caches.delete('assets');
  offline();
  expect(await (await visit()).text()).toContain('You are offline');
});

test('what could not be kept without network is kept when it is back', async () => {
  offline();
  await aMinuteLater();
  online();
  await aMinuteLater();
  offline();
  expect(await (await visit()).text()).toContain(build);
});

test('filling that was cut short goes on from there', async () => {
  online();
  server.use(http.get('*/assets/app-1.css', () => HttpResponse.error()));
  await aMinuteLater();
  server.resetHandlers();
  offline();
  expect(await (await visit()).text()).toContain('You are offline');
  server.resetHandlers();
  online();
  await aMinuteLater();
  offline();
  expect(await (await visit()).text()).toContain(build);
});

test('a device that is cleared while it is being filled does not take itself for whole', async () => {
  online();
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  server.use(
    http.get('*/assets/app-1.css', async () => {
      asked.resolve();
      await answered.promise;
      return new HttpResponse('/* style */');
    }),
  );
  const filling = aMinuteLater();
  await asked.promise;
  await caches.delete('assets');
  answered.resolve();
  await filling;
  offline();
  expect(await (await visit()).text()).toContain('You are offline');
  online();
  await aMinuteLater();
  offline();
  expect(await (await visit()).text()).toContain(build);
});
