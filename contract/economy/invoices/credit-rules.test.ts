import { expect, test } from 'vitest';
import { fc, isFuzzing } from '#tests/support/random/fast-check.ts';
import { documentTotals } from '../../money/document-totals.ts';
import { creditAmounts, leftToCredit, type Invoiced } from './credit-rules.ts';

const rates = [25_00, 15_00, 12_00, 0] as const;
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 400_000 }),
  unit_price: fc.integer({ min: 0, max: 5_000_00_00 }),
  rate: fc.constantFrom(...rates),
});

test('whatever is credited, in however many parts, all of it together is what was invoiced', () => {
  const whole = fc.record({
    includesVat: fc.boolean(),
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    parts: fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 6 }),
  });
  fc.assert(
    fc.property(whole, ({ includesVat, lines, parts }) => {
      const totals = documentTotals({
        lines: lines.map(({ rate, ...one }) => ({ ...one, vat: { category: 'S', rate } })),
        includesVat,
      });
      let invoiced: Invoiced = {
        includesVat,
        lines: lines.map(({ quantity, rate }, at) => ({
          key: String(at),
          category: 'S',
          rate,
          quantity,
          amount: totals.lines[at]!.amount,
          credited: { quantity: 0, amount: 0 },
        })),
        vat: [],
      };
      let [net, gross] = [0, 0];
      // The last takes all that is left.
      for (const part of [...parts, lines.map(() => 1)]) {
        const taken = invoiced.lines.flatMap((one, at) => {
          const quantity = Math.round(leftToCredit(one) * (part[at] ?? 0));
          return quantity > 0 ? [{ key: one.key, position: at, quantity }] : [];
        });
        const credit = creditAmounts(invoiced, { lines: taken });
        for (const rate of credit.totals.vat_rates) {
          expect(rate.vat).toBeGreaterThanOrEqual(0);
          const exact = (rate.net * rate.rate) / 100_00;
          expect(Math.abs(rate.vat - exact)).toBeLessThan(2);
        }
        net += credit.totals.net;
        gross += credit.totals.gross;
        const of = new Map(credit.lines.map((one) => [one.key, one]));
        invoiced = {
          ...invoiced,
          vat: [...invoiced.vat, ...credit.totals.vat_rates],
          lines: invoiced.lines.map((one) => ({
            ...one,
            credited: {
              quantity: one.credited.quantity + Number(of.get(one.key)?.['quantity'] ?? 0),
              amount: one.credited.amount + Number(of.get(one.key)?.['amount'] ?? 0),
            },
          })),
        };
      }
      expect(invoiced.lines.map(leftToCredit)).toEqual(lines.map(() => 0));
      expect({ net, gross }).toEqual({ net: totals.net, gross: totals.gross });
    }),
    { numRuns: isFuzzing ? 20_000 : 500 },
  );
});

test('no more of a line is credited than is left of it', () => {
  const one = {
    key: 'a',
    category: 'S' as const,
    rate: 25_00,
    quantity: 4000,
    amount: 400_00,
    credited: { quantity: 3000, amount: 300_00 },
  };
  const credit = (quantity: number) => () =>
    creditAmounts(
      { includesVat: false, lines: [one], vat: [] },
      { lines: [{ key: 'a', position: 0, quantity }] },
    );
  expect(credit(1001)).toThrow('common.more_than_left');
  expect(credit(1000)().lines[0]!['amount']).toBe(100_00);
});
