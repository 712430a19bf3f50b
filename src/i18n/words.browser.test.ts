import i18next from 'i18next';
import { beforeEach, expect, test } from 'vitest';
import { keepLanguage } from './language.ts';
import { startWords } from './words.ts';

beforeEach(() => {
  localStorage.removeItem('wheelhouse.language');
  document.documentElement.lang = 'sv';
});

test('what the browser speaks comes before the language of the host', async () => {
  expect(navigator.languages).toContain('en-US');
  await startWords(['common']);
  expect(i18next.language).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});

test('what the profile said the last time comes before the browser', async () => {
  keepLanguage('nb');
  await startWords(['common']);
  expect(i18next.language).toBe('nb');
});
