import { expect, test } from 'vitest';
import { linesOf } from '#contract/kit/document/lines.ts';
import { orders } from '#contract/sales/orders.ts';
import { movedLine } from './places/moved-line.ts';
import { lineAbout, textLine, withMore } from './new-line.ts';
import { problemsOf } from './line-problems.ts';
import { isRows, readPasted } from './pasting/pasted.ts';

const lines = linesOf(orders)!;
const rates = [
  { code: '3', kind: 'standard', rate: 25_00, valid_from: '2005-01-01', valid_to: null },
  { code: '5', kind: 'zero', rate: 0, valid_from: '2005-01-01', valid_to: null },
] as const;
const by = { includesVat: false, day: '2026-11-20', rates };
const tyre = { id: 7, kind: 'tyre', name: 'Hakka 10', price: 1290_00, vat: 'standard' };

test('a line about a product has its name, price and VAT, and the price with VAT where prices have it', () => {
  expect(lineAbout(lines, tyre, by)).toMatchObject({
    product_id: 7,
    kind: 'goods',
    description: 'Hakka 10',
    quantity: 1000,
    unit_price: 1290_00_00,
    vat_code: '3',
  });
  const included = lineAbout(lines, tyre, { ...by, includesVat: true });
  expect(included['unit_price']).toBe(1612_50_00);
  expect(lineAbout(lines, { ...tyre, price: null, vat: 'zero' }, by)).toMatchObject({
    unit_price: 0,
    vat_code: '5',
  });
});

test('what is scanned again is one more, what is typed again is a line of its own', () => {
  const one = () => lineAbout(lines, tyre, by);
  const { lines: first } = withMore(lines, [], [one()], true);
  expect(withMore(lines, first, [one()], true).lines).toMatchObject([{ quantity: 2000 }]);
  expect(withMore(lines, first, [one()], false).lines).toHaveLength(2);
  const texts = [textLine(lines, 'Wash', by), textLine(lines, 'Wash', by)];
  expect(withMore(lines, [], texts, true).lines).toHaveLength(2);
});

test('a line is moved past others, and no other line changes as long as there is room', () => {
  const { lines: all } = withMore(
    lines,
    [],
    ['a', 'b', 'c', 'd'].map((text) => textLine(lines, text, by)),
    false,
  );
  const textsOf = (some: typeof all) => some.map(({ description }) => description).join('');
  const positionsOf = (some: typeof all) => some.map(({ position }) => position);
  expect(textsOf(movedLine(all, 3, 1))).toBe('adbc');
  expect(positionsOf(movedLine(all, 3, 1))).toEqual([1000, 1500, 2000, 3000]);
  expect(positionsOf(movedLine(all, 3, 0))[0]).toBeLessThan(1000);
  expect(positionsOf(movedLine(all, 0, 3)).at(-1)).toBeGreaterThan(4000);
  expect(movedLine(all, 3, 4)).toBe(all);
  expect(movedLine(all, 0, -1)).toBe(all);
  // Where there is none left, all get new ones.
  const close = all.map((line, at) => ({ ...line, position: at }));
  expect(textsOf(movedLine(close, 3, 0))).toBe('dabc');
  expect(positionsOf(movedLine(close, 3, 0))).toEqual([1000, 2000, 3000, 4000]);
});

test('rows of a spreadsheet are read with or without headings, in the numbers of the North', () => {
  expect(isRows('4019238817423')).toBe(false);
  expect(readPasted('Article\tQty\nT430215\t4\t1 290,50\t10 %\nWheel change\n', 'nb')).toEqual([
    { what: 'T430215', quantity: 4000, unit_price: 1290_50_00, discount_percent: 10_00 },
    { what: 'Wheel change', quantity: 1000, unit_price: null, discount_percent: null },
  ]);
});

test('two hundred rows are read at once, with the commas and points of each language', () => {
  const written = ['1 290,50', '1.290,50', '1,290.50', '1290,5', 'kr 1 290,50'];
  const rows = Array.from(
    { length: 200 },
    (_, at) => `Line ${at}\t${at % 2 ? '1,5' : '1.5'}\t${written[at % 5]}\t12,5 %`,
  );
  const pasted = readPasted(rows.join('\r\n'), 'nb');
  expect(pasted).toHaveLength(200);
  for (const { quantity, unit_price, discount_percent } of pasted) {
    expect([quantity, unit_price, discount_percent]).toEqual([1_500, 1290_50_00, 12_50]);
  }
});

test('what is pasted and cannot be so is kept as it was written, and reported at its line', () => {
  const pasted = readPasted(
    ['A\t0', 'B\t-1', 'C\t1e9', 'D\t0.0005', 'E\t1\t12,00 EUR', 'F\t1\t12 kr\t100,01 %'].join('\n'),
    'nb',
  );
  const line = { ...textLine(lines, 'x', by) };
  const codes = pasted.map(({ what: _, unit_price, ...rest }) =>
    problemsOf(lines, { ...line, ...rest, unit_price: unit_price ?? 0 }, by).map(
      ([, code]) => code,
    ),
  );
  expect(codes).toEqual([
    ['fields.quantity'],
    ['fields.quantity'],
    ['fields.quantity'],
    ['fields.quantity'],
    ['common.mixed_currency'],
    ['fields.discount'],
  ]);
  expect(pasted.at(-1)?.unit_price).toBe(12_00_00);
});

test('a VAT code that has no rate on the day is reported at its line', () => {
  const line = textLine(lines, 'x', by);
  const of = (day: string) => problemsOf(lines, line, { ...by, day });
  expect(of('2026-11-20')).toEqual([]);
  expect(of('2001-01-01')).toEqual([['vat_code', 'vat-codes.no_rate_then']]);
});
