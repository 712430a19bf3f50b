import { fc } from '#tests/support/random/fast-check.ts';
import { expect, test } from 'vitest';
import { resolvedTitle, wordsInEach } from './notification-rules.ts';

const titles = {
  titleEnglish: 'IMPORTANT: lift',
  titleSwedish: 'VIKTIGT: lyft',
  titleNorwegian: 'VIKTIG: løft',
};

test.each([
  ['IMPORTANT: the lift', titles.titleEnglish],
  ['VIKTIGT om lyften', titles.titleSwedish],
  ['VIKTIG: løften', titles.titleNorwegian],
  ['(VIKTIG) løften', titles.titleNorwegian],
  ['Lift: IMPORTANT', titles.titleEnglish],
])('%s, once resolved, is told in the language of its marker', (title, shown) => {
  expect(resolvedTitle({ title, ...titles })).toBe(shown);
});

test.each(['The lift', 'important', 'UNIMPORTANT', 'VIKTIGHET', 'VIKTIGTE', 'ØVIKTIG', ''])(
  '%j has no marker and keeps its title',
  (title) => {
    expect(resolvedTitle({ title, ...titles })).toBe(title);
  },
);

test('a title without another in the language of its marker stays', () => {
  expect(resolvedTitle({ title: 'IMPORTANT' })).toBe('IMPORTANT');
  expect(resolvedTitle({ title: 'VIKTIG', titleNorwegian: null })).toBe('VIKTIG');
});

test('whatever a title holds, what is shown is one of its titles', () => {
  const word = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('VIKTIG', 'VIKTIGT', ' '));
  fc.assert(
    fc.property(fc.array(word), (pieces) => {
      const title = pieces.join('');
      expect([title, ...Object.values(titles)]).toContain(resolvedTitle({ title, ...titles }));
    }),
  );
});

test('what is written in one language is read in all, what is written in more in each', () => {
  const sv = { title: 'Hej', content: 'Då' };
  const nb = { title: 'Hei', content: 'Nå' };
  const order = ['en', 'nb', 'sv'] as const;
  expect(wordsInEach(order, { sv })).toEqual({ en: sv, nb: sv, sv });
  expect(wordsInEach(order, { sv, nb, en: null })).toEqual({ en: nb, nb, sv });
  expect(wordsInEach(order, { en: null })).toBeUndefined();
});
