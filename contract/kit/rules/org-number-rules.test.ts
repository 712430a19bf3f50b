import { expect, test } from 'vitest';
import { looksLikeOrgNumber } from './org-number-rules.ts';

test.each([
  ['NO', '974760673'],
  ['NO', '974 760 673'],
  ['NO', 'NO974760673MVA'],
  ['SE', '5563921971'],
  ['SE', '556392-1971'],
  ['DK', '10150817'],
  ['DK', 'DK 10 15 08 17'],
  ['FI', '0112038-9'],
])('in %s, %s is a company’s number', (country, number) => {
  expect(looksLikeOrgNumber(number, country)).toBe(true);
});

test.each([
  ['NO', '974760674'],
  ['NO', '97476067'],
  ['SE', '5563921972'],
  ['SE', '556392197'],
  ['DK', '10150818'],
  ['FI', '0112038-8'],
  ['NO', 'unknown'],
])('in %s, %s is worth a second look', (country, number) => {
  expect(looksLikeOrgNumber(number, country)).toBe(false);
});

test('one wrong digit never goes through', () => {
  const right = [
    ['NO', '974760673'],
    ['SE', '5563921971'],
    ['DK', '10150817'],
    ['FI', '01120389'],
  ] as const;
  for (const [country, number] of right) {
    for (const at of number.split('').keys()) {
      const digit = (Number(number[at]) + 1) % 10;
      const wrong = number.slice(0, at) + digit + number.slice(at + 1);
      expect(looksLikeOrgNumber(wrong, country), `${country} ${wrong}`).toBe(false);
    }
  }
});

test('of countries nobody told the rule of, every number may be right', () => {
  expect(looksLikeOrgNumber('HRB 12345', 'DE')).toBe(true);
});
