import { describe, expect, test } from 'vitest';
import { priceFallsOf } from './price-fall-rules.ts';

const agreed = {
  unit_price: 800_00_00,
  agreed_on: '2026-06-01',
  quantity: 12_000,
  received: 0,
  came_on: null,
  today: '2026-11-20',
};
const costs = [
  { valid_from: '2026-05-01', cost: 700_00 },
  { valid_from: '2026-10-01', cost: 780_00 },
  { valid_from: '2026-12-01', cost: 600_00 },
];

describe('a price that falls under the agreed one', () => {
  test('before what was called off has come is claimed for all of it', () => {
    expect(priceFallsOf(agreed, costs)).toEqual([
      { quantity: 12_000, since: '2026-10-01', cost: 780_00, each: 20_00_00, amount: 240_00 },
    ]);
  });

  test('is nothing to what had come before it, and counts for the rest', () => {
    const part = { ...agreed, received: 8_000, came_on: '2026-09-30' };
    expect(priceFallsOf(part, costs)).toMatchObject([{ quantity: 4_000, amount: 80_00 }]);
    expect(priceFallsOf({ ...part, received: 12_000 }, costs)).toEqual([]);
    const after = { ...part, received: 12_000, came_on: '2026-10-01' };
    expect(priceFallsOf(after, costs)).toMatchObject([{ quantity: 12_000, amount: 240_00 }]);
  });

  test('that was lower when it was agreed, or is only to fall, has not fallen', () => {
    expect(priceFallsOf(agreed, [costs[0]!, costs[2]!])).toEqual([]);
  });

  test('counts as it stands when it comes: one that has risen again has not fallen', () => {
    const risen = [...costs, { valid_from: '2026-11-01', cost: 800_00 }];
    expect(priceFallsOf(agreed, risen)).toEqual([]);
    expect(priceFallsOf({ ...agreed, unit_price: 812_50_00 }, risen)).toMatchObject([
      { since: '2026-11-01', each: 12_50_00, amount: 150_00 },
    ]);
  });
});
