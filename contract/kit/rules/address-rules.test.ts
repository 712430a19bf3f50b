import { expect, test } from 'vitest';
import { addressLines, looksLikePostcode, writtenPostcode } from './address-rules.ts';

test.each([
  ['NO', '0150', '0150'],
  ['SE', '12345', '123 45'],
  ['SE', 'SE-123 45', '123 45'],
  ['DK', '2100', '2100'],
  ['FI', '00100', '00100'],
  ['DE', 'D-10115', 'D-10115'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'M1 1AE', 'M1 1AE'],
  ['IE', 'D02AF30', 'D02 AF30'],
  ['NL', '1234ab', '1234 AB'],
  ['PL', '12345', '12-345'],
  ['PT', '1000205', '1000-205'],
  ['CZ', '11000', '110 00'],
  ['LV', '1010', 'LV-1010'],
  ['LT', 'LT-01001', 'LT-01001'],
  ['IS', '101', '101'],
  ['FO', '100', '100'],
  ['RO', '010011', '010011'],
])('in %s, the postcode %s is written %s', (country, typed, written) => {
  expect(looksLikePostcode(typed, country)).toBe(true);
  expect(writtenPostcode(typed, country)).toBe(written);
});

test.each([
  ['NO', '150'],
  ['SE', '1234'],
  ['GB', '12345'],
  ['IE', 'DUBLIN'],
  ['NL', '1234'],
  ['PL', '1234'],
  ['DE', '1011'],
])('in %s, the postcode %s is worth a second look, and stays as it was typed', (country, typed) => {
  expect(looksLikePostcode(typed, country)).toBe(false);
  expect(writtenPostcode(typed, country)).toBe(typed);
});

test('of a country without a rule every postcode may be right', () => {
  expect(looksLikePostcode('anything', 'XX')).toBe(true);
});

test.each([
  ['NO', '0155', 'Oslo', ['Storgata 1', '0155 Oslo']],
  ['SE', '41104', 'Göteborg', ['Storgata 1', '411 04 Göteborg']],
  ['GB', 'SW1A1AA', 'London', ['Storgata 1', 'London', 'SW1A 1AA']],
  ['IE', 'D02AF30', 'Dublin', ['Storgata 1', 'Dublin', 'D02 AF30']],
  ['NL', '1012AB', 'Amsterdam', ['Storgata 1', '1012 AB Amsterdam']],
  ['PL', '00950', 'Warszawa', ['Storgata 1', '00-950 Warszawa']],
  ['LV', '1010', 'Rīga', ['Storgata 1', 'Rīga, LV-1010']],
  ['HU', '1051', 'Budapest', ['Budapest', 'Storgata 1', '1051']],
  ['MT', 'VLT1117', 'Valletta', ['Storgata 1', 'Valletta VLT 1117']],
])('an address in %s is written as it is there', (country, zip, city, lines) => {
  expect(addressLines({ street: 'Storgata 1', zip, city, country })).toEqual(lines);
});

test('what is not known of an address leaves no empty line and no comma', () => {
  expect(addressLines({ street: '', zip: '', city: 'Rīga', country: 'LV' })).toEqual(['Rīga']);
  expect(addressLines({ street: '', zip: '', city: '', country: 'NO' })).toEqual([]);
});
