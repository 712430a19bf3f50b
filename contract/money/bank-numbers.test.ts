import { expect, test } from 'vitest';
import { bankNumberOf } from './bank-numbers.ts';

test.each([
  ['NO', '8601.11.17947', 'no_account', '86011117947'],
  ['NO', 'NO93 8601 1117 947', 'iban', 'NO9386011117947'],
  ['SE', '991-2346', 'bankgiro', '9912346'],
  ['SE', '9912346', 'bankgiro', '9912346'],
  ['SE', '991234-6', 'plusgiro', '9912346'],
  ['SE', '28-8', undefined, undefined],
  ['DK', '86011117947', undefined, undefined],
])('in %s, %s is of the kind %s', (country, written, kind, number) => {
  expect(bankNumberOf(country, written)).toEqual(kind && { kind, number });
});
