import { expect, test } from 'vitest';
import { RuleError } from '#contract/kit/rules/rule-error.ts';
import { discount, quantity, unitPrice } from '#contract/kit/fields.ts';
import { bounded, currencies, rounded, sumOfMoney } from './amounts.ts';

test('amounts of one currency are added up, those of several are not', () => {
  const ten = { minor: 10_00, currency: 'NOK' } as const;
  expect(sumOfMoney(ten, ten)).toEqual({ minor: 20_00, currency: 'NOK' });
  const inOthers = currencies.filter((one) => one !== 'NOK');
  for (const currency of inOthers) {
    expect(() => sumOfMoney(ten, { minor: 1, currency })).toThrow(
      new RuleError('common.mixed_currency'),
    );
  }
});

test('an amount has bounds', () => {
  expect(bounded(-1_000_000_000_00)).toBe(-1_000_000_000_00);
  expect(() => bounded(1_000_000_000_01)).toThrow(new RuleError('common.amount_too_large'));
});

test.each([
  [5n, 2n, 3],
  [-5n, 2n, -3],
  [5n, -2n, -3],
  [7n, 5n, 1],
  [-7n, 5n, -1],
  [0n, 3n, 0],
  [999_999_999n * 1_000_000_000_00n, 100_000n * 100n, 9_999_999_990_000],
])('%i over %i is %i', (numerator, denominator, whole) => {
  expect(rounded(numerator, denominator)).toBe(whole);
});

const of = {
  quantity: quantity({ required: true }),
  price: unitPrice({ required: true }),
  discount: discount({}),
};

test.each([
  ['quantity', [1, 999_999_999], [0, -1_000, 1_000_000_000_000, 0.5, '1', null]],
  ['price', [0, 4_5000], [-1, 0.5, 1_000_000_000_01]],
  ['discount', [0, 100_00, null], [-1, 100_01, 0.5, '10 %']],
] as const)('a %s says what it can be', (name, right, wrong) => {
  const { schema } = of[name];
  expect(right.filter((value) => !schema.safeParse(value).success)).toEqual([]);
  for (const value of wrong) {
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe(`fields.${name}`);
  }
});
