import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownRoutes } from '#src/navigation/route-list.ts';

// It runs inline before anything is painted, so that it can import nothing.
const script = readFileSync(new URL('../src/device/first-paint.ts', import.meta.url), 'utf8');
const ofOthers = /const ofOthers =\s*\/(.+)\/i;/.exec(script)?.[1] ?? '';

test('the page before the app sends nobody to the login who may see an address without one', () => {
  expect(ofOthers).not.toBe('');
  const wrong = knownRoutes
    .filter(({ path }) => path !== 'login')
    .filter(({ path, access }) => {
      const address = `/${path.replaceAll(/:\w+\??/g, 'x1')}`;
      return new RegExp(ofOthers, 'i').test(address) !== (access === 'public');
    });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
