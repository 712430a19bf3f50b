import { expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import { documentTotals, lineAmount } from './document-totals.ts';
import { pricesOfParts, pricesOtherWay, type UnitPriced } from './prices-that-fit.ts';
import { vatOf, type Vat } from './vat.ts';

const standard: Vat = { category: 'S', rate: 25_00 };
const line = (unit_price: number, more: Partial<UnitPriced> = {}): UnitPriced => ({
  quantity: 1000,
  unit_price,
  discount_percent: null,
  vat: standard,
  ...more,
});
const vats = fc.constantFrom<Vat>(
  standard,
  { category: 'S', rate: 12_00 },
  { category: 'S', rate: 25_50 },
  { category: 'Z', rate: 0 },
);
const lines = (most: number) =>
  fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: most }),
      unit_price: fc.integer({ min: 0, max: 20_000_0000 }),
      discount_percent: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 100_00 })),
      vat: vats,
    }),
    { minLength: 1, maxLength: 20 },
  );
const turned = (some: readonly UnitPriced[], includesVat: boolean): UnitPriced[] => {
  const prices = pricesOtherWay(some, includesVat);
  return some.map((one, at) => ({ ...one, unit_price: prices[at]! }));
};
const paid = (some: readonly UnitPriced[], includesVat: boolean) =>
  documentTotals({ lines: some, includesVat }).gross;

test('a price of the shelf and the one without VAT stand for each other', () => {
  expect(pricesOtherWay([line(100_00_00)], false)).toEqual([125_00_00]);
  expect(pricesOtherWay([line(125_00_00)], true)).toEqual([100_00_00]);
  // Three of 0.33 come to 1.24 with VAT, not to the 1.23 that each would be rounded to.
  const three = [33_00, 33_00, 33_00].map((price) => line(price));
  expect(paid(three, false)).toBe(124);
  expect(turned(three, false).map(lineAmount)).toEqual([42, 41, 41]);
});

test('what the customer pays stays when prices come to be with VAT', () => {
  fc.assert(
    fc.property(lines(100_000), (some) => {
      expect(paid(turned(some, false), true)).toBe(paid(some, false));
    }),
  );
});

test('and when they come to be without it, wherever there is a net that says so', () => {
  fc.assert(
    fc.property(lines(100_000), (some) => {
      const { rates, gross } = documentTotals({ lines: some, includesVat: true });
      const unsaid = rates.filter(({ net, vat, rate }) => vatOf(net, rate, false) !== vat).length;
      expect(Math.abs(paid(turned(some, true), false) - gross)).toBeLessThanOrEqual(unsaid);
    }),
  );
});

test('of hundreds of pieces, what one line cannot say is taken up by another of its rate', () => {
  const many = [line(33, { quantity: 500_000 }), line(10_00_00), line(7_77_00)];
  expect(paid(turned(many, false), true)).toBe(paid(many, false));
});

test('turned there and back, the customer pays what they did', () => {
  fc.assert(
    fc.property(lines(100_000), (some) => {
      const there = turned(some, false);
      expect(paid(turned(there, true), false)).toBe(paid(some, false));
    }),
  );
});

test('two parts of a line come to what it did', () => {
  fc.assert(
    fc.property(lines(100_000), fc.double({ min: 0, max: 1, noNaN: true }), (some, share) => {
      const [whole] = some as [UnitPriced];
      const quantity = Math.max(1, Math.floor(whole.quantity * share));
      fc.pre(quantity < whole.quantity);
      const { part, rest } = pricesOfParts(whole, quantity);
      const amounts = [
        lineAmount({ ...whole, quantity, unit_price: part }),
        lineAmount({ ...whole, quantity: whole.quantity - quantity, unit_price: rest }),
      ];
      expect(amounts[0]! + amounts[1]!).toBe(lineAmount(whole));
    }),
  );
});
