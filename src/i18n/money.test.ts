import { expect, test } from 'vitest';
import { showMoney } from './money.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ').replace('−', '-');

test('an amount is written as the language writes it', () => {
  expect(plain(showMoney(125_000, 'NOK', 'nb'))).toBe('1 250,00 kr');
  expect(plain(showMoney(125_000, 'SEK', 'sv'))).toBe('1 250,00 kr');
  expect(plain(showMoney(-50, 'EUR', 'en'))).toBe('-€0.50');
});

test('a currency without a smaller unit has no decimals', () => {
  expect(plain(showMoney(1250, 'JPY', 'en'))).toBe('¥1,250');
});

test('an amount in whole units has no decimals', () => {
  expect(plain(showMoney(1_250, 'NOK', 'nb', 0))).toBe('1 250 kr');
  expect(plain(showMoney(1_250, 'JPY', 'en', 0))).toBe('¥1,250');
});

test('a price is written as fine as it is', () => {
  expect(plain(showMoney(12_500_000, 'NOK', 'nb', 4))).toBe('1 250,00 kr');
  expect(plain(showMoney(1_255, 'NOK', 'nb', 4))).toBe('0,1255 kr');
});
