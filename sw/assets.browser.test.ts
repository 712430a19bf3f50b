import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { assetAnswer, dropOldAssets } from './assets.ts';

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
