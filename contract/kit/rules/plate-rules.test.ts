import { expect, test } from 'vitest';
import { plateKey, looksLikePlate } from './plate-rules.ts';

test('a plate is kept in capitals, without what people put between', () => {
  expect(plateKey(' el 12-345 ')).toBe('EL12345');
  expect(plateKey('åä.1')).toBe('ÅÄ1');
});

test.each([
  ['NO', 'EL12345'],
  ['NO', 'el 12345'],
  ['NO', 'AB1234'],
  ['NO', 'SNØ'],
  ['SE', 'ABC123'],
  ['SE', 'ABC12D'],
  ['DK', 'AB12345'],
  ['DK', 'KØRER'],
  ['FI', 'ABC-123'],
  ['FI', 'ÅÄ1'],
])('in %s, %s is a plate', (country, plate) => {
  expect(looksLikePlate(plate, country)).toBe(true);
});

test.each([
  ['NO', 'EL123456'],
  ['NO', '12345'],
  ['NO', 'A'],
  ['SE', 'ABI123'],
  ['SE', 'ÅBC123'],
  ['SE', 'AB1234'],
  ['DK', '1234567'],
  ['FI', 'ABCD123'],
])('in %s, %s is worth a second look', (country, plate) => {
  expect(looksLikePlate(plate, country)).toBe(false);
});

test('of countries nobody told the pattern of, every plate may be right', () => {
  expect(looksLikePlate('WOB-VW 1', 'DE')).toBe(true);
});
