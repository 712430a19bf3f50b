import { expect, test } from 'vitest';
import { feeOf } from './invoice-fee.ts';

const terms = { fee_for: 'post', invoice_fee: 49_00 };
const lines = [
  { amount: 100_00, vat_code: '5', vat_rate: 0 },
  { amount: 900_00, vat_code: '3', vat_rate: 2500 },
];

test('a fee is asked of who is sent paper, of all, or of nobody, as the company says', () => {
  const asked = (fee_for: string, delivery: string | null) =>
    feeOf({ ...terms, fee_for }, delivery, lines, false) !== undefined;
  expect([asked('post', 'post'), asked('post', 'email'), asked('post', null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([asked('all', 'email'), asked('all', null), asked('nobody', 'post')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a fee has the VAT of what is most of the invoice, and is with VAT where its prices are', () => {
  expect(feeOf(terms, 'post', lines, false)).toEqual({ unit_price: 49_00_00, vat_code: '3' });
  expect(feeOf(terms, 'post', lines, true)).toEqual({ unit_price: 61_25_00, vat_code: '3' });
});

test('where nothing is invoiced, or no fee is said, there is none', () => {
  expect(feeOf(terms, 'post', [], false)).toBeUndefined();
  expect(feeOf({ ...terms, invoice_fee: null }, 'post', lines, false)).toBeUndefined();
  expect(feeOf({ ...terms, invoice_fee: 0 }, 'post', lines, false)).toBeUndefined();
});
