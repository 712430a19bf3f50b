import { describe, expect, test } from 'vitest';
import { lackOfCallOff, residualOf, shareOf } from './call-off-rules.ts';

const line = { quantity: 40_000, called_off: 32_000, product_id: 7, for_site: null };
const wanted = { quantity: 8_000, site: 1, product: null };

describe('of an agreed line', () => {
  test('all that is left can be called off, and no more', () => {
    expect(lackOfCallOff(line, wanted)).toBeUndefined();
    expect(lackOfCallOff(line, { ...wanted, quantity: 8_001 })).toBe('preorders.more_than_agreed');
  });

  test('that is meant for a site the others call nothing off', () => {
    const meant = { ...line, for_site: 2 };
    expect(lackOfCallOff(meant, wanted)).toBe('preorders.for_another_site');
    expect(lackOfCallOff(meant, { ...wanted, site: 2 })).toBeUndefined();
  });

  test('that names no product, it is said which', () => {
    const pool = { ...line, product_id: null };
    expect(lackOfCallOff(pool, wanted)).toBe('preorders.no_product');
    expect(lackOfCallOff(pool, { ...wanted, product: 9 })).toBeUndefined();
  });
});

test('nearly all is not all, and of nothing nothing is called off', () => {
  expect([shareOf(99_999, 100_000), shareOf(100_000, 100_000)]).toEqual([99_99, 100_00]);
  expect(shareOf(0, 0)).toBe(0);
});

test('what is not called off is told by number and by value', () => {
  const lines = [
    { quantity: 40_000, called_off: 30_000, amount: 40_000_00 },
    { quantity: 3_000, called_off: 3_000, amount: 999_00 },
    { quantity: 3_000, called_off: 2_000, amount: 100_00 },
  ];
  expect(residualOf(lines)).toEqual({ pieces: 11_000, value: 10_033_33 });
});
