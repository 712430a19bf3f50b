import { fc } from '#tests/support/random/fast-check.ts';
import { expect, test } from 'vitest';
import { afterLogin } from './after-login.ts';
import { safeRedirect } from './safe-redirect.ts';
import type { Screen } from './screen.ts';

const screens: Pick<Screen, 'path' | 'access' | 'withoutSite'>[] = [
  { path: 'login', access: 'public', withoutSite: true },
  { path: 'forgot/:token', access: 'public', withoutSite: true },
  { path: 'logout', withoutSite: true },
  { path: 'choose-site', withoutSite: true },
  { path: '' },
  { path: 'queue' },
  { path: 'order/details/:orderId' },
  { path: 'search/:query' },
];
const sites = ['1', '2'];
const check = (wanted: string | null) => safeRedirect(wanted, screens, sites);

test.each([
  '/1',
  '/2/queue',
  '/queue',
  '/1/order/details/77?tab=lines#l3',
  '/2/queue?panel=queue',
  '/1/search/EL48213',
  '/1/search/BJ%C3%98RN',
  '/1/search/c:EL%20482',
])('%s is one of our own screens and survives', (wanted) => {
  expect(check(wanted)).toBe(wanted);
});

const nasty = [
  '',
  ' ',
  '//evil.test',
  '///evil.test',
  '////evil.test/1/queue',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/ /evil.test',
  '//evil.test\\@ours',
  'https:evil.test',
  'https:/evil.test',
  'https://evil.test',
  'HTTPS://evil.test/1/queue',
  'http:1/queue',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://ours/1',
  'file:///etc/passwd',
  'mailto:a@b',
  '/%2f%2fevil.test',
  '/%2F/evil.test',
  '/%5cevil.test',
  '/%5C%5Cevil.test',
  '%2f%2fevil.test',
  '/1/%2e%2e/%2e%2e/evil',
  '/1/../queue',
  '/1/./queue',
  '/./1/queue',
  '/1/queue/../../3/queue',
  '/1/%2e%2e/3/queue',
  '/%252f%252fevil.test',
  '/1/queue%00',
  '/1/queue%0d%0aSet-Cookie:x',
  '/1/queue%09',
  '@evil.test',
  '/@evil.test',
  '//ours@evil.test',
  'ours@evil.test',
  '/1@evil.test/queue',
  '/\u2025evil',
  '/1/\u002e\u2024/queue',
  '/\u3002evil.test',
  '//evil\u3002test',
  '/\uff0fevil.test',
  '/\u2215evil.test',
  '/\uff3cevil.test',
  '\u2028//evil.test',
  '/\u202e1/queue',
  '/1/queue\u0000',
  '1/queue',
  'queue',
  './queue',
  '../queue',
  '?redirect=/1',
  '#/1/queue',
  '/3/queue',
  '/01/queue',
  '/1x/queue',
  '/1/nothing/here',
  '/1/login',
  '/login',
  '/login?redirect=/1/queue',
  '/choose-site',
  '/logout?force=1',
  '/1/logout?force=1',
  '/forgot/abc',
  '/login?redirect=//evil.test',
  '/1//queue',
  '/1/%',
  '/1/%ff',
  '/1/search/%E0%A4%A',
  '/;/evil.test',
  '/.evil.test',
  '/..//evil.test',
  'http://[::1]/1/queue',
  'wss://evil.test',
  'https://ours.invalid/1/queue',
  '//ours.invalid/1/queue',
  `/1/search/${'a'.repeat(3000)}`,
  '/1/<script>',
  '/1/"onload=',
  '/1/`x`',
  '/1/search/a b',
];

test.each(nasty)('%j leads to the dashboard', (wanted) => {
  expect(check(wanted)).toBeNull();
});

test('a site without a token is never entered by a redirect, with one it is', () => {
  expect(safeRedirect('/3/queue', screens, sites)).toBeNull();
  expect(safeRedirect('/3/queue', screens, ['3'])).toBe('/3/queue');
});

test('whatever survives leads to our own origin, to a screen, at a site with a token', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '1',
    '2',
    '3',
    'queue',
    'login',
    '..',
    '.',
    '%2f',
    '%5c',
    '%2e',
    '@',
    ':',
    '?',
    '#',
    'evil.test',
    'https:',
    'javascript:',
    '\t',
    '\n',
    '\u3002',
    '\uff0f',
    'redirect=',
    '&',
    ' ',
  );
  const made = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 9 }).map((pieces) => `/${pieces.join('')}`),
  );
  fc.assert(
    fc.property(made, (wanted) => {
      const safe = check(wanted);
      if (safe === null) return;
      expect(safe.startsWith('/')).toBe(true);
      const url = new URL(safe, 'https://wheelhouse.test');
      expect(url.origin).toBe('https://wheelhouse.test');
      expect(url.pathname + url.search + url.hash).toBe(safe);
      expect(url.pathname).toMatch(
        /^\/((1|2)(\/|$))?(queue|order\/details\/[^/]+|search\/[^/]+)?\/?$/i,
      );
    }),
    { numRuns: 3000 },
  );
});

test('a login with one token goes straight on, with several to the chooser, keeping what was wanted', () => {
  expect(afterLogin('/queue', screens, ['7'])).toBe('/7/queue');
  expect(afterLogin('/7/queue?x=1', screens, ['7'])).toBe('/7/queue?x=1');
  expect(afterLogin(null, screens, ['7'])).toBe('/7');
  expect(afterLogin('//evil.test', screens, ['7'])).toBe('/7');
  expect(afterLogin('/9/queue', screens, ['7'])).toBe('/7');
  expect(afterLogin('/queue', screens, sites)).toBe('/choose-site?redirect=%2Fqueue');
  expect(afterLogin('/2/queue', screens, sites)).toBe('/2/queue');
  expect(afterLogin(null, screens, sites)).toBe('/choose-site');
});
