import { expect, test } from 'vitest';
import { languages } from '#contract/platform/languages.ts';
import { errorWords, say } from './words.ts';

test('an error speaks the language it is asked in', () => {
  expect(new Set(languages.map((language) => errorWords(language, 'queue.not_waiting'))).size).toBe(
    3,
  );
});

test('placeholders are filled and nothing in them is taken for one', () => {
  const body = say('en', 'session-letters', 'reset_mail.body', {
    link: '{{minutes}}<b>',
    minutes: 60,
  });
  expect(body).toContain('60');
  expect(body).toContain('<b>');
});

test('a missing word shows its key and throws nothing', () => {
  expect(say('nb', 'queue', 'no.such.word')).toBe('no.such.word');
});
