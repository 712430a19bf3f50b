import { expect, test } from 'vitest';
import { audienceOf, emptyLetter, languagesOf, writingOf, type Letter } from './letter.ts';

const letter: Letter = {
  ...emptyLetter(3),
  nb: { title: 'VIKTIG: Løft 3', content: 'Er ute av drift.' },
  sv: { title: 'VIKTIGT: Lyft 3', content: ' ' },
};

test('a language without a title or a text is half done and is not sent', () => {
  expect(languagesOf(letter)).toEqual({ written: ['nb'], half: ['sv'] });
  expect(writingOf(letter, () => null).words).toEqual({ en: null, nb: letter.nb, sv: null });
});

test('the whole chain is not also told site by site', () => {
  expect(audienceOf(letter).siteIds).toEqual([3]);
  expect(audienceOf({ ...letter, wholeChain: true }).siteIds).toEqual([]);
});
