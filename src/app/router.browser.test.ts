import i18next from 'i18next';
import { afterEach, expect, test } from 'vitest';
import { keepToken } from '#src/data/tokens.ts';
import { startWords } from '#src/i18n/words.ts';
import { makeRouter } from './router.tsx';

const { href } = location;
afterEach(() => history.replaceState(null, '', href));

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

const keep = (siteId: string) => {
  const payload = { aud: siteId, sub: 'kari', jti: siteId, exp: 4e9, siteName: 'Alnabru' };
  keepToken(siteId, `${encode({ alg: 'HS256' })}.${encode(payload)}.x`);
};

test('on the way to the site chooser path, query and hash are kept', async () => {
  await startWords(['common', 'session']);
  for (const siteId of ['11', '12']) keep(siteId);
  history.replaceState(null, '', '/choose-site');
  const router = makeRouter();
  await expect.poll(() => router.state.initialized).toBe(true);
  await router.navigate('/queue?person=5#called');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    `/choose-site?redirect=${encodeURIComponent('/queue?person=5#called')}`,
  );
  router.dispose();
});

test('an address that needs no login is shown from the start', async () => {
  await startWords(['common', 'session']);
  history.replaceState(null, '', '/payment/invoice');
  const router = makeRouter();
  await expect.poll(() => router.state.initialized).toBe(true);
  expect(router.state.errors).toBeNull();
  expect(router.state.matches.at(-1)?.route.id).toBe('at payment/invoice NoSite');
  router.dispose();
});

test('an address left for another while the frame is coming does not lose the frame', async () => {
  await startWords(['common']);
  keep('9');
  history.replaceState(null, '', '/9');
  const router = makeRouter();
  await router.navigate('/9/nowhere');
  await expect.poll(() => router.state.navigation.state).toBe('idle');
  expect(router.state.errors).toBeNull();
  expect(router.state.matches.length).toBeGreaterThan(1);
  router.dispose();
});

test('the frame comes with its words, not before them', async () => {
  await startWords(['common']);
  keep('9');
  history.replaceState(null, '', '/9');
  const router = makeRouter();
  await expect.poll(() => router.state.initialized).toBe(true);
  expect(router.state.matches.map(({ route }) => route.id)).toContain('at ');
  expect(i18next.hasLoadedNamespace('shell')).toBe(true);
  router.dispose();
});
