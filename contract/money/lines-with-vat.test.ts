import { expect, test } from 'vitest';
import { linesWithVat } from './lines-with-vat.ts';

const line = (quantity: number, unit_price: number, vat_rate: number) => ({
  quantity,
  unit_price,
  discount_percent: null,
  vat_category: vat_rate > 0 ? 'S' : 'E',
  vat_rate,
});

test('a consumer is shown each line with its VAT, and together they come to what is paid', () => {
  const shown = linesWithVat([line(4_000, 1290_00_00, 25_00), line(1_000, 99_50_00, 0)]);
  expect(shown.map(({ unit_price, amount }) => [unit_price, amount])).toEqual([
    [1612_50_00, 6450_00],
    [99_50_00, 99_50],
  ]);
});

test('three lines of a third of a krone come to what their VAT together does', () => {
  const shown = linesWithVat([1, 2, 3].map(() => line(1_000, 33_00, 25_00)));
  expect(shown.reduce((sum, { amount }) => sum + amount, 0)).toBe(124);
});
