import { expect, test } from 'vitest';
import { errorStatus } from '#contract/errors.ts';
import { languages } from '#contract/languages.ts';
import { errorWords, say } from './words.ts';

test.each(languages)('every error has words in %s', (language) => {
  const wordless = Object.keys(errorStatus).filter((code) =>
    errorWords(language, code).includes('errors.'),
  );
  expect(wordless).toEqual([]);
});

test('placeholders are filled and nothing in them is taken for one', () => {
  const body = say('en', 'session', 'reset_mail.body', { link: '{{minutes}}<b>', minutes: 60 });
  expect(body).toContain('60');
  expect(body).toContain('<b>');
});

test('a missing word shows its key and throws nothing', () => {
  expect(say('nb', 'queue', 'no.such.word')).toBe('no.such.word');
});
