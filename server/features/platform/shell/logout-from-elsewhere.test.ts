import { expect, test } from 'vitest';
import { isLogoutFromElsewhere } from './logout-from-elsewhere.ts';

const host = 'wheelhouse.test';
const from = (site: string, url = '/logout?force=1') =>
  isLogoutFromElsewhere({ url, host, headers: { 'sec-fetch-site': site } });
const referred = (referer: string | undefined) =>
  isLogoutFromElsewhere({ url: '/logout?force=1', host, headers: { referer } });

test('a link on another site does not log out without asking, however its address is written', () => {
  const urls = [
    '/logout?force=1',
    '/1/logout?force=1',
    '/logout/?force=1',
    '//logout?force=1',
    '/logout?a=b&force=1',
    '/logout?%66orce=1',
  ];
  expect(urls.filter((url) => !from('cross-site', url) || !from('same-site', url))).toEqual([]);
});

test('what was typed, a bookmark and our own pages log out', () => {
  expect(from('none')).toBe(false);
  expect(from('same-origin')).toBe(false);
});

test('other addresses are not looked at', () => {
  const urls = ['/logout', '/logout?force=0', '/1/queue?force=1', '/blogout?force=1'];
  expect(urls.filter((url) => from('cross-site', url))).toEqual([]);
});

test('an old browser is asked by the page it came from', () => {
  expect(referred('https://evil.test/page')).toBe(true);
  expect(referred('not an address')).toBe(true);
  expect(referred(`https://${host}/1/queue`)).toBe(false);
  expect(referred(undefined)).toBe(false);
});
