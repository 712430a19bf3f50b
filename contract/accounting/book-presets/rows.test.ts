import { describe, expect, test } from 'vitest';
import { rivalOf } from '../accounting-rules/narrowest.ts';
import {
  conditionsOf,
  costAccountingRules,
  paymentAccountingRules,
  salesAccountingRules,
} from '../accounting-rules/rules.ts';
import { vatOn, type VatRate } from '../../money/vat.ts';
import { bookPresets, rowsOfPreset } from './rows.ts';

const rulesOf = [salesAccountingRules, paymentAccountingRules, costAccountingRules];
const rowsOf = (country: string, resource: string) =>
  rowsOfPreset(country).flatMap((part) => (part.resource === resource ? part.rows : []));
const rateOn = (country: string, code: string, day: string) =>
  vatOn(rowsOf(country, 'vat-codes') as unknown as VatRate[], code, day).rate;

describe.each(Object.keys(bookPresets))('the books of %s', (country) => {
  const accounts = rowsOf(country, 'ledger-accounts').map(({ number }) => number);
  const codes = new Set(rowsOf(country, 'vat-codes').map(({ code }) => code));

  test('have each account once, and all that they name', () => {
    expect(new Set(accounts).size).toBe(accounts.length);
    for (const { resource, rows } of rowsOfPreset(country)) {
      for (const row of rows) {
        for (const [field, value] of Object.entries(row)) {
          if (field.endsWith('account_id') && value !== null) {
            expect([resource, accounts.includes(value)]).toEqual([resource, true]);
          }
          if (field === 'vat_code' && value !== '') expect(codes).toContain(value);
        }
      }
    }
  });

  test('have an account for what coins leave, for months to come, and one of gift cards alone', () => {
    const methods = rowsOf(country, 'payment-methods');
    const rounded = methods.filter(({ rounding }) => rounding !== 'none');
    expect(rounded.map(({ rounding_account_id: id }) => accounts.includes(id))).not.toContain(
      false,
    );
    const [card] = methods.filter(({ kind }) => kind === 'gift_card');
    const others = methods.filter((one) => one !== card).map(({ account_id: id }) => id);
    expect(others).not.toContain(card!['account_id']);
    const { advances, prepaid } = bookPresets[country]!;
    expect([advances, prepaid, '']).not.toContain(card!['account_id']);
    expect(accounts).toContain(prepaid);
  });

  test.each(rulesOf)('leave no two $name of which either may be meant', (resource) => {
    const rules = rowsOf(country, resource.name).map((row) => {
      const always = { valid_from: null, valid_to: null };
      return { ...always, ...row };
    });
    for (const rule of rules) {
      const others = rules.filter((one) => one !== rule);
      expect(rivalOf(conditionsOf(resource), rule, others)).toBeNull();
    }
  });
});

test('the rates are those of the day', () => {
  const today = '2026-03-02';
  expect(['3', '31', '33', '5'].map((code) => rateOn('NO', code, today))).toEqual([
    25_00, 15_00, 12_00, 0,
  ]);
  expect(['MP1', 'MP2', 'MP3', 'MF'].map((code) => rateOn('SE', code, today))).toEqual([
    25_00, 12_00, 6_00, 0,
  ]);
  expect(['U25', 'UFRI'].map((code) => rateOn('DK', code, today))).toEqual([25_00, 0]);
  expect(rateOn('FI', 'Y', '2024-08-31')).toBe(24_00);
  expect(rateOn('FI', 'Y', '2024-09-01')).toBe(25_50);
  expect(rateOn('FI', 'A1', '2025-12-31')).toBe(14_00);
  expect(['A1', 'A2'].map((code) => rateOn('FI', code, today))).toEqual([13_50, 10_00]);
});

test('cash is rounded to the coins of the country', () => {
  const cash = Object.keys(bookPresets).map(
    (country) =>
      rowsOf(country, 'payment-methods').find(({ kind }) => kind === 'cash')!['rounding'],
  );
  expect(cash).toEqual(['r100', 'r100', 'r50', 'r5']);
});
