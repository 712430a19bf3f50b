import i18next from 'i18next';
import { afterEach, expect, test } from 'vitest';
import { keepToken } from '#src/data/tokens.ts';
import { startWords } from '#src/i18n/words.ts';
import { makeRouter } from './router.tsx';

const { href } = location;
afterEach(() => history.replaceState(null, '', href));

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

test('the frame comes with its words, not before them', async () => {
  await startWords(['common']);
  const says = { aud: '9', sub: 'kari', jti: '9', exp: 4e9, siteName: 'Alnabru' };
  keepToken('9', `${encode({ alg: 'HS256' })}.${encode(says)}.x`);
  history.replaceState(null, '', '/9');
  const router = makeRouter();
  await expect.poll(() => router.state.initialized, { timeout: 30_000 }).toBe(true);
  expect(router.state.matches.map(({ route }) => route.id)).toContain('at ');
  expect(i18next.hasLoadedNamespace('shell')).toBe(true);
  router.dispose();
});
