import { expect, test } from 'vitest';
import { receiptIn } from './receipt-in.ts';

test('a receipt is named by its register and its number', () => {
  expect(receiptIn('r:1.42')).toEqual({ register: '1', nr: 42 });
  expect(receiptIn(' R: 12.7 ')).toEqual({ register: '12', nr: 7 });
  expect(receiptIn('3.9')).toEqual({ register: '3', nr: 9 });
  for (const other of ['', '42', 'r:1', 'r:1.0', 'AB 12345', 'o:1.2']) {
    expect(receiptIn(other)).toBeUndefined();
  }
});
