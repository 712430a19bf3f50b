import { expect, test } from 'vitest';
import { countries, countryName, inChoosingOrder } from './countries.ts';

test('every country has a name in the languages of the product', () => {
  for (const language of ['en', 'nb', 'sv', 'da', 'fi', 'de']) {
    const names = countries.map((code) => countryName(code, language));
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(countries.length);
  }
  expect(countryName('DE', 'sv')).toBe('Tyskland');
  expect(countryName('XK', 'nb')).toBe('Kosovo');
  expect(countryName('', 'nb')).toBe('');
});

test('the country of the site and its neighbours are offered first, the others by their names', () => {
  const inNorway = inChoosingOrder(countries, 'NO', 'nb');
  expect(inNorway.slice(0, 5)).toEqual(['NO', 'SE', 'DK', 'FI', 'AL']);
  // Østerrike stands behind all others in Norwegian, Österreich between them in German.
  expect(inNorway.at(-1)).toBe('AT');
  expect(inChoosingOrder(countries, 'DK', 'de').slice(0, 4)).toEqual(['DK', 'SE', 'NO', 'DE']);
  expect(inChoosingOrder(['GB', '', 'NO'], 'NO', 'en')).toEqual(['', 'NO', 'GB']);
});
