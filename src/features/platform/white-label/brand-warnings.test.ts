import { expect, test } from 'vitest';
import { brandWarnings } from './brand-warnings.ts';

const warnings = (primary: string, secondary = '') => brandWarnings({ primary, secondary });

test('the product’s own colours and a strong green need no warning but for the links', () => {
  expect(warnings('')).toEqual([]);
  expect(warnings('#0b7a55')).toEqual([]);
  expect(warnings('#eba844')).toEqual(['faintInLight', 'linkChanged']);
});

test('a colour that is hardly seen in the light or in the dark is told', () => {
  expect(warnings('#ffffcc')).toContain('faintInLight');
  expect(warnings('#101040')).toContain('faintInDark');
});

test('a link in another shade than the button is told', () => {
  expect(warnings('#ff9900')).toContain('linkChanged');
  expect(warnings('#0b5d7a')).not.toContain('linkChanged');
});

test('two colours that look the same are told, one alone is not', () => {
  expect(warnings('#0b6b5d', '#0b6b5f')).toContain('nearlyTheSame');
  expect(warnings('#0b6b5d')).not.toContain('nearlyTheSame');
});

test('what is no colour is an error and not warned of', () => {
  expect(warnings('red', 'blue')).toEqual([]);
});
