import { expect, test } from 'vitest';
import { lineAmounts } from './line-amounts.ts';

const line = (amount: number, vat_rate = 25_00) => ({
  amount,
  vat_rate,
  vat_category: 'S' as const,
});
const rate = (net: number, vat: number, of = 25_00) => ({
  category: 'S' as const,
  rate: of,
  net,
  vat,
});

test('the VAT of a rate is shared by its lines, and no cent is lost', () => {
  const lines = [line(1_01), line(1_01), line(1_01), line(50_00, 15_00)];
  expect(lineAmounts(lines, [rate(3_03, 76), rate(50_00, 7_50, 15_00)], false)).toEqual([
    { net: 1_01, vat: 26 },
    { net: 1_01, vat: 25 },
    { net: 1_01, vat: 25 },
    { net: 50_00, vat: 7_50 },
  ]);
});

test('a line whose price is with VAT is without it what is left', () => {
  expect(lineAmounts([line(1_25), line(3_75)], [rate(4_00, 1_00)], true)).toEqual([
    { net: 1_00, vat: 25 },
    { net: 3_00, vat: 75 },
  ]);
});

test('what a credit note says of its VAT is what counts, whatever its prices come to', () => {
  expect(lineAmounts([line(1_00)], [rate(1_00, 26)], false)).toEqual([{ net: 1_00, vat: 26 }]);
});
