import { beforeAll, expect, test } from 'vitest';
import i18next from 'i18next';
import { percentText } from './formats.ts';

beforeAll(() => i18next.init({ lng: 'nb' }));

test('a percentage has decimals only where they say something', () => {
  expect(percentText(40_00)).toBe('40 %');
  expect(percentText(37_50)).toBe('37,5 %');
});
