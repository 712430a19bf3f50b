import { describe, expect, test } from 'vitest';
import { RuleError } from '#contract/kit/rules/rule-error.ts';
import { fc } from '#tests/support/random/fast-check.ts';
import {
  documentTotals,
  fullAmount,
  lineAmount,
  type PricedDocument,
  type PricedLine,
} from './document-totals.ts';
import type { Vat } from './vat.ts';

const standard: Vat = { category: 'S', rate: 25_00 };
const middle: Vat = { category: 'S', rate: 15_00 };
const exempt: Vat = { category: 'E', rate: 0 };
// So many of something, at a price in whole units of the currency.
const line = (count: number, price: number, vat: Vat, more: object = {}): PricedLine => ({
  quantity: count * 1000,
  unit_price: price * 100_00,
  vat,
  ...more,
});

describe('a line', () => {
  test.each([
    [{ quantity: 7_000, unit_price: 400_0000 }, 2800_00],
    [{ quantity: 500, unit_price: 995_5000 }, 497_75],
    // 0.333 × 0.15 = 0.04995
    [{ quantity: 333, unit_price: 1500 }, 5],
    // 12.5 % of 10.04 is 1.255: rounded once, 8.785 is 8.79.
    [{ quantity: 1_000, unit_price: 10_0400, discount_percent: 12_50 }, 8_79],
    [{ quantity: 1_000, unit_price: 10_0000, discount_percent: 100_00 }, 0],
    [{ quantity: 1_000, unit_price: 10_0000, discount_amount: 10_00 }, 0],
    [
      { quantity: 2_000, unit_price: 100_0000, discount_percent: 10_00, discount_amount: 30_00 },
      150_00,
    ],
    [{ quantity: -1_000, unit_price: 10_0400, discount_percent: 12_50 }, -8_79],
    [{ quantity: -1_000, unit_price: 10_0000, discount_amount: 1_00 }, -9_00],
  ])('%j is %i', (input, amount) => {
    expect(lineAmount({ ...input, vat: standard })).toBe(amount);
  });

  test.each([
    { discount_percent: 100_01 },
    { discount_percent: -1 },
    { discount_amount: 10_01 },
    { discount_amount: -1 },
    { discount_percent: 50_00, discount_amount: 5_01 },
  ])('has no discount of %j', (discount) => {
    expect(() => lineAmount(line(1, 10, standard, discount))).toThrow(
      new RuleError('common.discount_too_large'),
    );
  });

  test('is no larger than can be calculated with', () => {
    expect(() => lineAmount(line(999_999, 10_000_000, standard))).toThrow(
      new RuleError('common.amount_too_large'),
    );
  });

  test('says what its discount is', () => {
    const input = line(4, 899, standard, { discount_percent: 15_00 });
    expect(fullAmount(input) - lineAmount(input)).toBe(539_40);
  });
});

// Those of https://docs.peppol.eu/poacc/billing/3.0 (rules/examples), as they are printed there.
describe('the examples of Peppol BIS Billing 3', () => {
  const base = [line(7, 400, standard), line(-3, 500, standard)];

  test('base-example: two lines, one of them taken back, and insurance', () => {
    expect(
      documentTotals({
        includesVat: false,
        lines: base,
        adjustments: [{ amount: 25_00, vat: standard }],
      }),
    ).toMatchObject({
      lines: [{ lineNet: 2800_00 }, { lineNet: -1500_00 }],
      rates: [{ category: 'S', rate: 25_00, net: 1325_00, vat: 331_25 }],
      lineNet: 1300_00,
      charges: 25_00,
      allowances: 0,
      net: 1325_00,
      vat: 331_25,
      gross: 1656_25,
      due: 1656_25,
    });
  });

  test('base-negative-inv-correction: the same with the other sign', () => {
    const lines = base.map((one) => ({ ...one, quantity: -one.quantity }));
    const adjustments = [{ amount: -25_00, vat: standard }];
    expect(documentTotals({ includesVat: false, lines, adjustments })).toMatchObject({
      lineNet: -1300_00,
      net: -1325_00,
      vat: -331_25,
      gross: -1656_25,
      due: -1656_25,
    });
  });

  test('Vat-category-S: two rates, a charge and an allowance', () => {
    expect(
      documentTotals({
        includesVat: false,
        lines: [line(10, 400, standard), line(10, 200, middle), line(10, 90, standard)],
        adjustments: [
          { amount: 200_00, vat: standard },
          { amount: -100_00, vat: standard },
        ],
      }),
    ).toMatchObject({
      lines: [{ lineNet: 4000_00 }, { lineNet: 2000_00 }, { lineNet: 900_00 }],
      rates: [
        { category: 'S', rate: 25_00, net: 5000_00, vat: 1250_00 },
        { category: 'S', rate: 15_00, net: 2000_00, vat: 300_00 },
      ],
      lineNet: 6900_00,
      allowances: 100_00,
      charges: 200_00,
      net: 7000_00,
      vat: 1550_00,
      gross: 8550_00,
      due: 8550_00,
    });
  });

  test('Allowance-example: discounts of lines, an exempt line, and something paid before', () => {
    expect(
      documentTotals({
        includesVat: false,
        lines: [
          // A charge of 1 and an allowance of 101 on the line are 100 less.
          line(10, 410, standard, { discount_amount: 100_00 }),
          // 200 for two of them.
          line(10, 100, exempt),
          line(10, 100, standard, { discount_amount: 100_00 }),
        ],
        adjustments: [
          { amount: 200_00, vat: standard },
          { amount: -200_00, vat: standard },
        ],
        paid: 1000_00,
      }),
    ).toMatchObject({
      lines: [{ lineNet: 4000_00 }, { lineNet: 1000_00 }, { lineNet: 900_00 }],
      rates: [
        { category: 'S', rate: 25_00, net: 4900_00, vat: 1225_00 },
        { category: 'E', rate: 0, net: 1000_00, vat: 0 },
      ],
      lineNet: 5900_00,
      allowances: 200_00,
      charges: 200_00,
      net: 5900_00,
      vat: 1225_00,
      gross: 7125_00,
      paid: 1000_00,
      due: 6125_00,
    });
  });

  test.each([
    ['vat-category-E', 'E', 10, 120],
    ['vat-category-Z', 'Z', 10, 120],
    ['vat-category-O', 'O', 1, 3200],
  ] as const)('%s: no VAT', (_, category, count, price) => {
    const total = count * price * 100;
    expect(
      documentTotals({ includesVat: false, lines: [line(count, price, { category, rate: 0 })] }),
    ).toMatchObject({
      rates: [{ category, rate: 0, net: total, vat: 0 }],
      lineNet: total,
      vat: 0,
      due: total,
    });
  });
});

describe('a document', () => {
  test('has its VAT rounded once for each rate, not on each line', () => {
    const lines = Array.from({ length: 3 }, () => line(1, 0.1, standard));
    const { vat, ...totals } = documentTotals({ includesVat: false, lines });
    // Three times 2.5 øre is 7.5 and not three times 3.
    expect([vat, totals.lines.map((one) => one.vat)]).toEqual([8, [3, 3, 2]]);
  });

  test('with VAT in its prices is what its lines say', () => {
    const lines = [line(3, 33.33, standard), line(1, 115, middle)];
    expect(documentTotals({ includesVat: true, lines })).toMatchObject({
      lines: [
        { amount: 99_99, net: 79_99, vat: 20_00 },
        { amount: 115_00, net: 100_00, vat: 15_00 },
      ],
      lineNet: 179_99,
      net: 179_99,
      vat: 35_00,
      gross: 214_99,
    });
  });

  test('shares its discount over its lines, and so over its rates', () => {
    const lines = [line(1, 100, standard), line(2, 100, middle)];
    expect(
      documentTotals({ includesVat: false, lines, discount_percent: 10_00, discount_amount: 1 }),
    ).toMatchObject({
      lines: [
        { amount: 100_00, lineNet: 100_00, net: 90_00, vat: 22_50 },
        { amount: 200_00, lineNet: 200_00, net: 179_99, vat: 27_00 },
      ],
      allowances: 30_01,
      net: 269_99,
    });
  });

  test('has no discount larger than itself', () => {
    const input = { includesVat: false, lines: [line(1, 100, standard)], discount_amount: 100_01 };
    expect(() => documentTotals(input)).toThrow(new RuleError('common.discount_too_large'));
  });

  test('is rounded as it is paid, after what was paid before', () => {
    const input = { includesVat: true, lines: [line(1, 395.4, standard)], paid: 100_00 };
    const rounding = { step: 100, direction: 'nearest' } as const;
    expect(documentTotals({ ...input, rounding })).toMatchObject({
      gross: 395_40,
      rounding: -40,
      due: 295_00,
    });
  });

  test('without lines is nothing', () => {
    expect(documentTotals({ includesVat: false, lines: [] })).toMatchObject({ net: 0, due: 0 });
  });
});

const vats = fc.constantFrom<Vat>(
  standard,
  middle,
  exempt,
  { category: 'S', rate: 25_50 },
  { category: 'S', rate: 6_00 },
  { category: 'AE', rate: 0 },
);
const percent = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 100_00 }));
const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 50_000 }),
    unit_price: fc.integer({ min: 0, max: 20_000_0000 }),
    discount_percent: percent,
    vat: vats,
  }),
  { maxLength: 40 },
);
const documents: fc.Arbitrary<PricedDocument> = fc.record({
  lines,
  includesVat: fc.boolean(),
  discount_percent: percent,
  adjustments: fc.array(
    fc.record({ amount: fc.integer({ min: -500_00, max: 500_00 }), vat: vats }),
    { maxLength: 3 },
  ),
  paid: fc.integer({ min: 0, max: 10_000_00 }),
  rounding: fc.record({
    step: fc.constantFrom(1, 5, 50, 100),
    direction: fc.constantFrom('nearest', 'up', 'down'),
  }),
});
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe('any document', () => {
  test('is the sum of its parts, by the rules of EN 16931', () => {
    fc.assert(
      fc.property(documents, (drawn) => {
        const totals = documentTotals(drawn);
        const parts = [...totals.lines, ...totals.adjustments];
        expect(sum(totals.lines.map(({ lineNet }) => lineNet))).toBe(totals.lineNet); // BR-CO-10
        expect(totals.lineNet - totals.allowances + totals.charges).toBe(totals.net); // BR-CO-13
        expect(sum(totals.rates.map(({ vat }) => vat))).toBe(totals.vat); // BR-CO-14
        expect(totals.net + totals.vat).toBe(totals.gross); // BR-CO-15
        expect(totals.gross - totals.paid + totals.rounding).toBe(totals.due); // BR-CO-16
        expect(sum(parts.map(({ net }) => net))).toBe(totals.net);
        expect(sum(parts.map(({ vat }) => vat))).toBe(totals.vat);
        expect(Math.abs(totals.rounding)).toBeLessThan(drawn.rounding!.step);
        for (const { net, vat, rate } of totals.rates) {
          // BR-CO-17, whose test lets a cent be between them: with VAT in the prices there may be no other way.
          const off = Math.abs(vat - (net * rate) / 100_00);
          expect(off).toBeLessThanOrEqual(drawn.includesVat ? 1 : 0.5);
        }
      }),
    );
  });

  test('with VAT in its prices costs what its lines cost', () => {
    fc.assert(
      fc.property(lines, (of) => {
        const { gross, lines: parts } = documentTotals({ includesVat: true, lines: of });
        expect(gross).toBe(sum(of.map(lineAmount)));
        expect(parts.map(({ net, vat }) => net + vat)).toEqual(parts.map(({ amount }) => amount));
      }),
    );
  });

  test('credited is as large as it was', () => {
    fc.assert(
      fc.property(documents, ({ rounding: _, adjustments = [], paid: __, ...drawn }) => {
        const sold = documentTotals({ ...drawn, adjustments });
        const credited = documentTotals({
          ...drawn,
          lines: drawn.lines.map((one) => ({ ...one, quantity: -one.quantity })),
          adjustments: adjustments.map((one) => ({ ...one, amount: -one.amount })),
        });
        expect(credited.due + sold.due).toBe(0);
        for (const [at, { net, vat }] of credited.lines.entries()) {
          expect([net + sold.lines[at]!.net, vat + sold.lines[at]!.vat]).toEqual([0, 0]);
        }
      }),
    );
  });
});
