import { expect, test } from 'vitest';
import { looksLikePlate, spacedPlate } from './plate-shapes.ts';

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
  ['IS', 'AB C12'],
  ['FO', 'AB 123'],
  ['DE', 'B-AB 1234'],
  ['DE', 'WOB-VW 1E'],
  ['DE', 'TÜ-X 1'],
  ['AT', 'W-12345A'],
  ['CH', 'ZH 123456'],
  ['NL', 'XX-99-99'],
  ['NL', '99-BBB-9'],
  ['NL', 'X-999-XX'],
  ['BE', '1-ABC-123'],
  ['FR', 'AA-123-AA'],
  ['FR', '123 ABC 75'],
  ['GB', 'AB12 CDE'],
  ['GB', 'A123 BCD'],
  ['IE', '12-D-1234'],
  ['PL', 'WA 12345'],
  ['PL', 'KR 1A234'],
  ['ES', '1234 BCD'],
  ['IT', 'AB 123 CD'],
  ['PT', 'AA-01-AA'],
  ['CZ', '1A2 3456'],
  ['SK', 'BA-123AB'],
  ['HU', 'AA BC-123'],
  ['HU', 'ABC-123'],
  ['EE', '123 ABC'],
  ['LV', 'AB-1234'],
  ['LT', 'ABC 123'],
  ['UA', 'АА 1234 ВВ'],
  ['GR', 'ΑΒΕ-1234'],
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
  ['DE', '12345'],
  ['CH', 'XX 123'],
  ['NL', 'ABCDEF'],
  ['NL', 'AB-123'],
  ['BE', 'AB-12-CD-3'],
  ['FR', 'AA-12-AA'],
  ['GB', 'ABCD 1234'],
  ['IE', 'D-1234'],
  ['PL', 'WARSZAWA'],
  ['ES', '1234 AEI'],
  ['IT', 'A 123'],
  ['PT', 'AA-BB-CC'],
  ['CZ', 'ABC'],
  ['SK', 'BA-ABCDE'],
  ['HU', '123-ABC'],
  ['EE', 'ABC 123'],
  ['LV', '1234 AB'],
  ['LT', '123 ABC'],
])('in %s, %s is worth a second look', (country, plate) => {
  expect(looksLikePlate(plate, country)).toBe(false);
});

test('of a country whose rule is not known every plate may be right', () => {
  expect(looksLikePlate('017-AB-1', 'MK')).toBe(true);
  expect(looksLikePlate('7TS-1', 'XX')).toBe(true);
});

test.each([
  ['GB', 'AB12CDE', 'AB12 CDE'],
  ['FR', 'AA123AA', 'AA-123-AA'],
  ['NL', 'XX9999', 'XX-99-99'],
  ['NL', '99BBB9', '99-BBB-9'],
  ['NL', '9999XX', '99-99-XX'],
  ['NL', 'X999XX', 'X-999-XX'],
  ['BE', '1ABC123', '1-ABC-123'],
  ['IT', 'AB123CD', 'AB 123 CD'],
  ['PL', 'WA12345', 'WA 12345'],
  ['CH', 'ZH123456', 'ZH 123456'],
  ['EE', '123ABC', '123 ABC'],
  ['PT', 'AA01AA', 'AA-01-AA'],
])('in %s, %s stands on the car as %s', (country, kept, shown) => {
  expect(spacedPlate(kept, country)).toBe(shown);
});

test('a plate whose parts its signs do not distinguish is shown as it is kept', () => {
  expect(spacedPlate('BAB1234', 'DE')).toBe('BAB1234');
  expect(spacedPlate('EL12345', 'NO')).toBe('EL12345');
  expect(spacedPlate('DIPLOMAT', 'FR')).toBe('DIPLOMAT');
});
