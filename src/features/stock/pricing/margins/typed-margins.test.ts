import { expect, test } from 'vitest';
import type { MarginRow } from '#contract/stock/pricing/margin-grids.ts';
import { changesIn, nextPrice } from './typed-margins.ts';

const row: MarginRow = {
  inch: 16_0,
  type_id: null,
  tier: 'premium',
  type: null,
  products: 4,
  elsewhere: 0,
  percent: 20_00,
  sold: 0,
  realised: null,
  example: { id: 1, name: 'Tyre', cost: 800_00, list: 990_00, price: 1000_00 },
};
const where = { inch: 16_0, type_id: null, tier: 'premium' };
const key = '160  premium';

test('only margins that differ and are numbers are changed; an empty one is taken away', () => {
  expect(changesIn({}, [row])).toEqual([]);
  expect(changesIn({ [key]: 20_00 }, [row])).toEqual([]);
  expect(changesIn({ [key]: '2x' }, [row])).toEqual([]);
  expect(changesIn({ [key]: 99_00 }, [row])).toEqual([]);
  expect(changesIn({ [key]: 25_00 }, [row])).toEqual([{ ...where, percent: 25_00 }]);
  expect(changesIn({ [key]: null }, [row])).toEqual([{ ...where, percent: null }]);
});

test('a margin leads to the price that the chain has chosen between it and the list', () => {
  expect(nextPrice(row, 20_00, 'margin')).toBe(1000_00);
  expect(nextPrice(row, 20_00, 'lowest')).toBe(990_00);
  expect(nextPrice(row, 20_00, 'list')).toBe(990_00);
  expect(nextPrice(row, '2x', 'margin')).toBeNull();
  expect(nextPrice({ ...row, example: null }, 20_00, 'margin')).toBeNull();
});
