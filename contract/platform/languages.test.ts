import { expect, test } from 'vitest';
import { chooseLanguage, languageOf } from './languages.ts';

test.each([
  ['en_US', 'en'],
  ['en-GB', 'en'],
  ['EN', 'en'],
  ['sv-SE', 'sv'],
  ['sv_FI', 'sv'],
  [' nb-NO ', 'nb'],
  ['nb', 'nb'],
])('only the language part of %s counts', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});

test.each(['no', 'no-NO', 'nn', 'nn_NO', 'nb-SJ'])('%s is answered in Bokmål', (locale) => {
  expect(languageOf(locale)).toBe('nb');
});

test.each(['de-DE', 'da', 'x', '', '-', 'norsk', 'english', 'svenska', 'enm', null, undefined])(
  '%s is no language of ours',
  (locale) => {
    expect(languageOf(locale)).toBeUndefined();
  },
);

test('the first of several that is ours holds', () => {
  expect(chooseLanguage(null, 'de-DE', 'sv-SE', 'en')).toBe('sv');
  expect(chooseLanguage('nb', 'sv')).toBe('nb');
});

test('with none of ours it is English', () => {
  expect(chooseLanguage()).toBe('en');
  expect(chooseLanguage(null, undefined, 'de', 'fr-FR')).toBe('en');
});
