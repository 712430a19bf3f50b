import { fc } from '#tests/support/random/fast-check.ts';
import { expect, test } from 'vitest';
import { labelOf, maskedPlate, shortName } from './label-rules.ts';

test.each([
  ['Kari Nordmann', 'Kari N.'],
  ['Kari Anne Nordmann', 'Kari N.'],
  ['  Kari   Nordmann ', 'Kari N.'],
  ['åse ødegård', 'åse Ø.'],
  ['Kari', 'Kari'],
  ['', ''],
])('of the name %o a screen shows %o', (name, shown) => {
  expect(shortName(name)).toBe(shown);
});

test.each([
  ['AB12345', 'AB••345'],
  ['AB 12345', 'AB••345'],
  ['ABC12D', 'AB••2D'],
  ['AB123', 'AB••3'],
  ['AB12', 'AB••'],
  ['ABC', 'A••'],
  ['A', '•'],
  ['', ''],
])('of the plate %o a screen shows %o', (plate, shown) => {
  expect(maskedPlate(plate)).toBe(shown);
});

test('whatever a plate is, at least two of its letters are hidden', () => {
  const plate = fc.stringMatching(/^[A-ZÅÄÖ0-9]{3,12}$/);
  fc.assert(
    fc.property(plate, (drawn) => {
      const shown = maskedPlate(drawn);
      expect([...shown].length).toBe([...drawn].length);
      expect([...shown].filter((letter) => letter === '•').length).toBeGreaterThanOrEqual(2);
    }),
  );
});

test('a site that shows names shows the plate of who gave none, and the other way round', () => {
  const kari = { name: 'Kari Nordmann', licenseplate: 'AB12345' };
  expect(labelOf(kari, 'name')).toBe('Kari N.');
  expect(labelOf(kari, 'plate')).toBe('AB••345');
  expect(labelOf({ ...kari, name: null }, 'name')).toBe('AB••345');
  expect(labelOf({ ...kari, licenseplate: null }, 'plate')).toBe('Kari N.');
  expect(labelOf({ name: null, licenseplate: null }, 'name')).toBe('•');
});

test('the car of a company is called by its plate: half a company name says nothing', () => {
  const firm = { name: 'Oslo Bud AS', licenseplate: 'AB12345' };
  expect(labelOf(firm, 'name')).toBe('AB••345');
  expect(labelOf({ ...firm, licenseplate: null }, 'name')).toBe('Oslo A.');
  expect(labelOf({ ...firm, name: 'Lasse' }, 'name')).toBe('Lasse');
});
