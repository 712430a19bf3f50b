import { expect, test } from 'vitest';
import { withoutWords } from './without-words.ts';

test('what names somebody is taken out of texts, wherever they stand in an answer', () => {
  const answer = { data: [{ name: 'Kari Nilsen', note: 'Kari Nilsen jr rang', id: 7, at: null }] };
  expect(withoutWords(answer, ['Kari Nilsen', 'Kari Nilsen jr'])).toEqual({
    data: [{ name: '…', note: '… rang', id: 7, at: null }],
  });
});

test('somebody who is called as a field is leaves the answer its shape', () => {
  expect(withoutWords({ name: 'name', ok: true }, ['name', 'true'])).toEqual({
    name: '…',
    ok: true,
  });
});
