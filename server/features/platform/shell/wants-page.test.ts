import { expect, test } from 'vitest';
import { wantsPage } from './wants-page.ts';

test.each([
  ['a browser that opens it', { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' }],
  ['curl', { accept: '*/*' }],
  ['a monitor that says nothing', {}],
  ['what previews a link', { accept: '*/*', 'user-agent': 'WhatsApp/2.0' }],
])('an address of the app is its page for %s', (_, headers) => {
  for (const path of ['/1/queue', '/quote/a1b2', '/booking/c3?from=sms', '/'])
    expect(wantsPage(path, headers)).toBe(true);
});

test.each([
  ['/assets/main-1.js', { accept: 'text/html' }],
  ['/api/v3/nothing', { accept: 'text/html' }],
  ['/socket.io/', {}],
  ['/old-worker.js', { accept: '*/*' }],
  ['/.built-from', { accept: '*/*' }],
  ['/.git/HEAD', {}],
  ['/1/queue', { accept: '*/*', 'sec-fetch-dest': 'script' }],
  ['/1/queue', { accept: 'application/json' }],
])('%s asked for with %j is no page', (path, headers) => {
  expect(wantsPage(path, headers)).toBe(false);
});
