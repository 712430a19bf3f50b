import { expect, test } from 'vitest';
import { decide, decideAtLoad } from './guards.ts';
import type { KindOf } from './guards.ts';

const kindOf: KindOf = (rest) => {
  if (/^(login|forgot(\/.+)?)$/.test(rest)) return 'public';
  return /^(logout|choose-site)$/.test(rest) ? 'free' : 'site';
};
const go = (path: string, ...sites: string[]) => goWith(path, sites);
const goWith = (path: string, sites: string[], ended?: string[]) => {
  const { pathname, search, hash } = new URL(path, 'https://wheelhouse.test');
  return decide({ pathname, search, hash }, sites, kindOf, ended);
};
const path = (to: string, logOut: boolean) => ({ to: 'path', path: to, logOut });
const stay = (site: string | null) => ({ to: 'stay', site });

test('/logout with the force flag logs out and goes to login', () => {
  expect(go('/logout?force=1', '1', '2')).toEqual(path('/login', true));
  expect(go('/1/logout?force=1', '1')).toEqual(path('/login', true));
  expect(go('/logout?force=1')).toEqual(path('/login', true));
});

test('/logout without the force flag asks first', () => {
  expect(go('/logout', '1')).toEqual(stay(null));
  expect(go('/logout?force=0', '1')).toEqual(stay(null));
});

test('a login-required route with no tokens logs out and goes to login, keeping the wanted path as redirect', () => {
  expect(go('/1/queue?panel=x#y')).toEqual(
    path(`/login?redirect=${encodeURIComponent('/1/queue?panel=x#y')}`, true),
  );
  expect(go('/orders')).toEqual(path('/login?redirect=%2Forders', true));
  expect(go('/')).toEqual(path('/login', true));
  expect(go('/choose-site')).toEqual(path('/login', true));
});

test('with tokens but no site id in the path: to the site chooser, with the redirect', () => {
  expect(go('/queue', '1', '2')).toEqual(path('/choose-site?redirect=%2Fqueue', false));
  expect(go('/', '1', '2')).toEqual(path('/choose-site', false));
});

test('with a token for exactly one site the chooser goes straight on', () => {
  expect(go('/choose-site?redirect=%2Fqueue', '7')).toEqual({ to: 'on', wanted: '/queue' });
  expect(go('/choose-site', '7', '8')).toEqual(stay(null));
});

test('no token for the site in the path: log out and go to login', () => {
  expect(go('/3/queue', '1', '2')).toEqual(path('/login?redirect=%2F3%2Fqueue', true));
  expect(go('/01/queue', '1')).toEqual(path('/login?redirect=%2F01%2Fqueue', true));
});

test('where only the time of the token is over one logs in again, without leaving the other sites', () => {
  expect(goWith('/3/queue', ['1', '2'], ['3'])).toEqual(
    path('/login?redirect=%2F3%2Fqueue', false),
  );
  expect(goWith('/choose-site', ['1'], ['3'])).toEqual(stay(null));
  expect(goWith('/3/queue', [], ['3'])).toEqual(path('/login?redirect=%2F3%2Fqueue', true));
});

test('entering a site route switches the current site', () => {
  expect(go('/2/queue', '1', '2')).toEqual(stay('2'));
  expect(go('/2', '1', '2')).toEqual(stay('2'));
});

test('site id digits only', () => {
  expect(go('/2x/queue', '2', '3')).toEqual(path('/choose-site?redirect=%2F2x%2Fqueue', false));
  expect(go('/-2/queue', '2', '3')).toEqual(path('/choose-site?redirect=%2F-2%2Fqueue', false));
});

test('public routes are shown to everybody, with and without a site id', () => {
  expect(go('/login')).toEqual(stay(null));
  expect(go('/9/login', '1')).toEqual(stay(null));
  expect(go('/forgot/abc')).toEqual(stay(null));
});

const load = (path: string, isSignedIn: boolean, ...sites: string[]) => {
  const address = new URL(path, 'https://wheelhouse.test');
  return decideAtLoad(address, decide(address, sites, kindOf), isSignedIn);
};

test('a page loaded at a site nobody here is logged in at asks before it logs out', () => {
  expect(load('/3/queue?a=b#c', true, '1', '2')).toEqual(
    path(`/logout?redirect=${encodeURIComponent('/3/queue?a=b#c')}`, false),
  );
  expect(load('/3/queue', false)).toEqual(path('/login?redirect=%2F3%2Fqueue', true));
  expect(load('/1/queue', true, '1')).toEqual(stay('1'));
});

test('a forced logout that the server let through logs out, and goes where one wanted after the login', () => {
  expect(load('/logout?force=1', true, '1')).toEqual(path('/login', true));
  expect(load('/logout?force=1&redirect=%2F3%2Fqueue', true, '1')).toEqual(
    path('/login?redirect=%2F3%2Fqueue', true),
  );
});
