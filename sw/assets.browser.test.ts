import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { assetAnswer, dropOldAssets, keepAssets } from './assets.ts';

const server = setupWorker();
beforeAll(() => server.start({ quiet: true }));
beforeEach(async () => {
  server.resetHandlers();
  for (const name of await caches.keys()) await caches.delete(name);
});
afterAll(() => server.stop());

const ask = (name: string) => assetAnswer(new Request(`/assets/${name}`));

/** A server that has every file, and notes what it was asked for. */
function play(answer: () => Response) {
  const requests: string[] = [];
  server.use(
    http.get('*/assets/:name', ({ params }) => {
      requests.push(String(params['name']));
      return answer();
    }),
  );
  return requests;
}

const wasm = () =>
  new HttpResponse(new Uint8Array([0, 97]), { headers: { 'content-type': 'application/wasm' } });

test('what is used for the first time is fetched and kept, and is there without the server', async () => {
  const requests = play(wasm);
  const first = await ask('reader-1.wasm');
  expect(new Uint8Array(await first.arrayBuffer())).toEqual(new Uint8Array([0, 97]));
  await ask('reader-1.wasm');
  expect(requests).toEqual(['reader-1.wasm']);
  play(() => HttpResponse.error());
  const again = await ask('reader-1.wasm');
  expect(again.headers.get('content-type')).toBe('application/wasm');
});

test('it is still there when a new build has come', async () => {
  play(wasm);
  await ask('reader-2.wasm');
  await dropOldAssets([{ url: 'assets/app-2.js', revision: null }]);
  await dropOldAssets([{ url: 'assets/app-3.js', revision: null }]);
  play(() => HttpResponse.error());
  expect((await ask('reader-2.wasm')).ok).toBe(true);
});

test('neither a file that is missing nor the page of a portal is kept', async () => {
  play(() => new HttpResponse(null, { status: 404 }));
  expect((await ask('gone.wasm')).status).toBe(404);
  play(() => HttpResponse.html('<h1>Log in to the Wi-Fi</h1>'));
  await ask('gone.wasm');
  play(wasm);
  expect((await ask('gone.wasm')).headers.get('content-type')).toBe('application/wasm');
});

test('what cannot be read while it is cleared comes from the server, and no part of the app is lost', async () => {
  play(wasm);
  await ask('reader-1.wasm');
  const cleared = vi.spyOn(Cache.prototype, 'match').mockRejectedValue(new Error('Cleared'));
  try {
    expect((await ask('reader-1.wasm')).headers.get('content-type')).toBe('application/wasm');
  } finally {
    cleared.mockRestore();
  }
});

const build = '12345678';
const many = Array.from({ length: 201 }, (_, at) => ({ url: `assets/s-${at}.js`, revision: null }));
const style = { url: 'assets/s-1.css', revision: null };
const packOf = (files: typeof many) =>
  HttpResponse.json(Object.fromEntries(files.map(({ url }) => [url, `/* ${url} */`])), {
    headers: { 'content-security-policy': "default-src 'self'" },
  });
const script = () => new HttpResponse('/* one by one */');

test('a new device has the app in one answer, each file as the server would give it', async () => {
  const requests = play(() => packOf([...many, style]));
  await keepAssets([...many, style], build);
  expect(requests).toEqual([`pack-${build}.json`]);
  play(() => HttpResponse.error());
  const kept = await ask('s-200.js');
  expect(await kept.text()).toBe('/* assets/s-200.js */');
  expect(kept.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(kept.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect((await ask('s-1.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
});

test('what is not in that answer is fetched by itself', async () => {
  const requests = play(() => (requests.length === 1 ? packOf(many) : script()));
  await keepAssets([...many, style], build);
  expect(requests).toEqual([`pack-${build}.json`, 's-1.css']);
});

test('where that answer cannot be had, every file is fetched by itself', async () => {
  for (const answer of [
    () => new HttpResponse(null, { status: 404 }),
    () => HttpResponse.html('<h1>Log in to the Wi-Fi</h1>'),
  ]) {
    const requests = play(() => (requests.length === 1 ? answer() : script()));
    await keepAssets(many, build);
    expect(requests.length).toBe(1 + many.length);
    expect(await (await ask('s-7.js')).text()).toBe('/* one by one */');
    await caches.delete('assets');
  }
});

test('of the next build only what is new is fetched', async () => {
  play(() => packOf(many));
  await keepAssets(many, build);
  const requests = play(script);
  await keepAssets([...many, style], '23456789');
  expect(requests).toEqual(['s-1.css']);
});
