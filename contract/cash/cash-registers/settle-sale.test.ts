import { expect, test } from 'vitest';
import { settleSale } from './settle-sale.ts';

const cash = (amount: number) => ({
  amount,
  rounding: { step: 100, direction: 'nearest' } as const,
});
const card = (amount: number) => ({ amount, rounding: { step: 1, direction: 'nearest' } as const });

test('coins are rounded and cards are not', () => {
  expect(settleSale(295_40, [cash(295_40)])).toEqual({ paid: [295_00], rounding: -40 });
  expect(settleSale(295_40, [card(295_40)])).toEqual({ paid: [295_40], rounding: 0 });
});

test('a sale is paid half by card and half in coins', () => {
  expect(settleSale(295_40, [card(100_00), cash(195_40)])).toEqual({
    paid: [100_00, 195_00],
    rounding: -40,
  });
});

test('what is paid back is rounded as it was paid', () => {
  expect(settleSale(-295_40, [cash(295_40)])).toEqual({ paid: [-295_00], rounding: 40 });
});

test('a sale of nothing is paid by nothing', () => {
  expect(settleSale(0, [])).toEqual({ paid: [], rounding: 0 });
});

test('nothing is sold that is not all paid, and nobody pays more than is left', () => {
  expect(() => settleSale(295_40, [card(295_39)])).toThrow('cash-registers.not_paid');
  expect(() => settleSale(295_40, [])).toThrow('cash-registers.not_paid');
  expect(() => settleSale(295_40, [card(295_41)])).toThrow('cash-registers.more_than_left');
  expect(() => settleSale(295_40, [card(295_40), cash(1_00)])).toThrow(
    'cash-registers.more_than_left',
  );
  expect(() => settleSale(295_40, [cash(296_00)])).toThrow('cash-registers.more_than_left');
});
