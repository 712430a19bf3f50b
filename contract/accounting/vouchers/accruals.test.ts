import { describe, expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import { daysAfter } from '../../kit/time/zoned-time.ts';
import { accrualsOf, byMonth } from './accruals.ts';
import { monthEnd } from './books.ts';
import type { SaleEvent } from './events.ts';

const season = { from: '2026-10-01', to: '2027-03-31' };

describe('what is sold for a time', () => {
  test('is earned by the days of each month, on its last day', () => {
    expect(byMonth(182_00, season, '2026-10-05')).toEqual([
      { day: '2026-10-31', amount: 31_00 },
      { day: '2026-11-30', amount: 30_00 },
      { day: '2026-12-31', amount: 31_00 },
      { day: '2027-01-31', amount: 31_00 },
      { day: '2027-02-28', amount: 28_00 },
      { day: '2027-03-31', amount: 31_00 },
    ]);
  });

  test('is earned for all past months with that in which it is booked', () => {
    expect(byMonth(182_00, season, '2026-12-08')[0]).toEqual({ day: '2026-12-31', amount: 92_00 });
    expect(byMonth(182_00, season, '2027-08-01')).toEqual([{ day: '2027-08-31', amount: 182_00 }]);
  });

  test('comes to its amount, whatever the time and the amount, and never turns', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: -400, max: 1200 }),
        (amount, after, days, later) => {
          const from = daysAfter('2026-01-01', after);
          const parts = byMonth(
            amount,
            { from, to: daysAfter(from, days) },
            daysAfter(from, later),
          );
          expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
          for (const part of parts) {
            expect(part.day).toBe(monthEnd(part.day));
            expect(part.amount * Math.sign(amount)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});

const always = { valid_from: null, valid_to: null, vat_code: '' };
const books = {
  sales: [
    { ...always, product_kind: '', account_id: 3000, prepaid_account_id: 2965 },
    { ...always, product_kind: 'part', account_id: 3001, prepaid_account_id: null },
  ],
};
const sold = (kind: 'invoice' | 'credit', lines: readonly object[]): SaleEvent => ({
  kind,
  source: { kind: 'invoices', id: 1 },
  document: { kind: 'invoices', id: 1, number: '7' },
  day: '2026-10-05',
  vat_day: '2026-10-05',
  customer_type: 'private',
  customer_country: 'NO',
  lines: lines.map((line) => ({
    net: 182_00,
    vat: 45_50,
    vat_code: '3',
    vat_rate: 25_00,
    vat_category: 'S',
    product_kind: 'work',
    product_type_id: null,
    cost_centre_id: null,
    period: season,
    ...line,
  })),
});
const earned = (event: SaleEvent, day = '2026-10-05') =>
  accrualsOf(event, books, day).map((one) => [one.day, ...one.lines.map(({ amount }) => amount)]);

describe('an invoice of a season', () => {
  test('is earned from the account that holds it to that of its rule', () => {
    const on = { prepaid_account_id: 2965, income_account_id: 3000, cost_centre_id: 4 };
    expect(accrualsOf(sold('invoice', [{ cost_centre_id: 4 }]), books, '2027-02-10')).toEqual([
      { day: '2027-02-28', lines: [{ ...on, amount: 151_00 }] },
      { day: '2027-03-31', lines: [{ ...on, amount: 31_00 }] },
    ]);
    expect(earned(sold('invoice', [{}]), '2027-03-02')).toEqual([]);
  });

  test('of several lines is earned together, what ends with this month at once, and what is for no time at once', () => {
    const month = { from: '2026-10-01', to: '2026-10-31' };
    const lines = [{}, { net: 91_00 }, { period: month }, { period: null }];
    expect(earned(sold('invoice', lines))[0]).toEqual(['2026-10-31', 31_00, 15_50]);
    expect(earned(sold('invoice', [{ period: month }, { period: undefined }]))).toEqual([]);
  });

  test('is earned at once where its rule says no account for it', () => {
    expect(earned(sold('invoice', [{ product_kind: 'part' }]))).toEqual([]);
  });

  test('that is credited is earned no more, and less by what was', () => {
    const invoiced = earned(sold('invoice', [{}]));
    const credited = earned(sold('credit', [{}]), '2026-12-08');
    expect(credited[0]).toEqual(['2026-12-31', -92_00]);
    const sum = [...invoiced, ...credited].reduce((all, [, part]) => all + Number(part), 0);
    expect(sum).toBe(0);
  });
});
