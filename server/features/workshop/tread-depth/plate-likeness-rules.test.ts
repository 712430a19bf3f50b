import { expect, test } from 'vitest';
import { partsOf, plateDistance } from './plate-likeness-rules.ts';

test.each([
  ['AB12345', 'AB12345', 0],
  ['AB12345', 'A812345', 0],
  ['OSL123', '0SL123', 0],
  ['AB12345', 'AB12346', 1],
  ['AB12345', 'AB1234', 1],
  ['AB12345', 'AC12346', 2],
  ['AB12345', '', 7],
  ['', 'AB1', 3],
])('%s and %s differ by %i', (one, other, distance) => {
  expect(plateDistance(one, other)).toBe(distance);
});

test('a plate with two wrong letters still has a part of the right one', () => {
  const parts = partsOf('AB12345');
  expect(parts).toEqual(['AB', '12', '345']);
  for (const wrong of ['XB12346', 'ABX2X45', 'AXX2345', 'XB1X345']) {
    expect(parts.some((part) => wrong.includes(part))).toBe(true);
  }
});
