import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

test('lifts are shown by their numbers, people by their initials', () => {
  expect(shortNames(['Løft 1', 'Løft 12', 'Hjulstilling', 'Kjør inn'])).toEqual([
    'L1',
    'L12',
    'H',
    'KI',
  ]);
  expect(shortNames(['Mari Holm', 'Åse'])).toEqual(['MH', 'Å']);
});

test('two that would be the same are shown by their first letters', () => {
  expect(shortNames(['Per', 'Pål', 'Kari'])).toEqual(['Per', 'Pål', 'K']);
});
