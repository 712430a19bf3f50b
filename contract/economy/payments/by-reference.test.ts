import { describe, expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import { byReference, type Owed } from './by-reference.ts';

const owed = (reference: string, open: number, currency = 'NOK'): [string, Owed] => [
  reference,
  { invoice_id: Number(reference), customer_id: 1, reference, currency, open },
];
const invoices = new Map([owed('1', 500_00), owed('2', 300_00), owed('3', 0), owed('4', 9, 'SEK')]);
const paid = (amount: number, ...references: (readonly [string, (number | null)?])[]) =>
  byReference(
    {
      amount,
      currency: 'NOK',
      references: references.map(([reference, part = null]) => ({ reference, amount: part })),
    },
    invoices,
  ).map(({ invoice_id, amount: part }) => [invoice_id, part]);

describe('a payment that names one invoice', () => {
  test('pays it, also in part or more than is left', () => {
    expect(paid(500_00, ['1'])).toEqual([[1, 500_00]]);
    expect(paid(200_00, ['1'])).toEqual([[1, 200_00]]);
    expect(paid(900_00, ['1'])).toEqual([[1, 900_00]]);
    expect(paid(900_00, ['3'])).toEqual([[3, 900_00]]);
  });

  test('in another currency, or that nobody knows, is looked at by somebody', () => {
    expect(paid(9, ['4'])).toEqual([]);
    expect(paid(9, ['77'])).toEqual([]);
    expect(paid(9)).toEqual([]);
  });

  test('that is taken back pays nothing', () => {
    expect(paid(-500_00, ['1'])).toEqual([]);
  });
});

describe('a payment that names several', () => {
  test('pays of each what it says', () => {
    expect(paid(700_00, ['1', 500_00], ['2', 200_00])).toEqual([
      [1, 500_00],
      [2, 200_00],
    ]);
  });

  test('pays what is known of them where it says how much that is', () => {
    expect(paid(700_00, ['1', 500_00], ['77', 200_00])).toEqual([[1, 500_00]]);
    expect(paid(700_00, ['1', 500_00], ['77'])).toEqual([[1, 500_00]]);
  });

  test('pays all of each where it does not say, and all of them are known and come to it', () => {
    expect(paid(800_00, ['1'], ['2'])).toHaveLength(2);
    expect(paid(800_00, ['1'], ['2'], ['3'])).toHaveLength(2);
    expect(paid(799_00, ['1'], ['2'])).toEqual([]);
    expect(paid(500_00, ['1'], ['77'])).toEqual([]);
  });

  test('pays nothing where the amounts are more than it is, or below nothing', () => {
    expect(paid(600_00, ['1', 500_00], ['2', 200_00])).toEqual([]);
    expect(paid(600_00, ['1', 700_00], ['2', -100_00])).toEqual([]);
  });

  test('pays one that is named twice for both amounts', () => {
    expect(paid(400_00, ['1', 100_00], ['1', 300_00])).toEqual([[1, 400_00]]);
    expect(paid(400_00, ['1'], ['1'])).toEqual([[1, 400_00]]);
  });
});

test('never is more paid than was, nor an invoice twice', () => {
  const reference = fc.constantFrom('1', '2', '3', '4', '77');
  const part = fc.option(fc.integer({ min: -10, max: 900_00 }));
  const named = fc.array(fc.tuple(reference, part), { maxLength: 5 });
  fc.assert(
    fc.property(fc.integer({ min: -900_00, max: 900_00 }), named, (amount, some) => {
      const parts = paid(amount, ...some.map(([one, of]) => [one, of] as const));
      const sum = parts.reduce((all, [, of]) => all + of!, 0);
      expect(sum).toBeLessThanOrEqual(Math.max(0, amount));
      expect(new Set(parts.map(([id]) => id)).size).toBe(parts.length);
      expect(parts.every(([, of]) => of! > 0)).toBe(true);
    }),
  );
});
