import { expect, test } from 'vitest';
import { screens } from '#src/app/screens.ts';
import { legacyPage, pathBelowSite, pathInApp } from './legacy-path.ts';

const at = (address: string) => pathBelowSite(new URL(address, 'https://ours.test'));
const asks = (path: string) => pathInApp('7', path, screens);

test('the frame is told the path below the site, without what only the shell knows', () => {
  expect(at('/7/stock/old?x=1&y=a%20b#z')).toBe('/stock/old?x=1&y=a%20b#z');
  expect(at('/7/stock/old?panel=menu')).toBe('/stock/old');
  expect(at('/7/stock/old?x=1&panel=menu&fresh=17')).toBe('/stock/old?x=1');
});

test('a page of the legacy application lies at its host and below its address', () => {
  const page = (base: string, path: string) => legacyPage(new URL(base), path)?.href;
  expect(page('https://old.test', '/stock?x=1')).toBe('https://old.test/stock?x=1');
  expect(page('https://old.test/app/', '/stock')).toBe('https://old.test/app/stock');
  expect(page('https://old.test', '//evil.test/x')).toBe('https://old.test//evil.test/x');
  expect(page('https://old.test/app', '/../secret')).toBeUndefined();
  expect(page('https://old.test/app', '/%2e%2e/secret')).toBeUndefined();
  expect(page('https://old.test/app', '.evil.test/')).toBeUndefined();
  expect(page('https://old.test', '@evil.test/')).toBeUndefined();
});

test('the frame leads to our screens and to its own pages, at the same site', () => {
  expect(asks('/queue')).toBe('/7/queue');
  expect(asks('/stock/old?x=1#y')).toBe('/7/stock/old?x=1#y');
  // At every site a path begins with the site: this is not another one.
  expect(asks('/8/queue')).toBe('/7/8/queue');
});

test.each([
  '//evil.test/queue',
  '/\\evil.test',
  '/../8/queue',
  '/%2e%2e/8/queue',
  '/logout?force=1',
  '/login',
  '/choose-site',
  '/\tqueue',
  '/a b',
  '/x%00',
])('the frame leads nowhere by %j', (path) => {
  expect(asks(path)).toBeNull();
});
