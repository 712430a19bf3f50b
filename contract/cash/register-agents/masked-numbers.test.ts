import { expect, test } from 'vitest';
import { maskedNumbers } from './masked-numbers.ts';

test.each([
  ['VISA 4111111111111111', 'VISA **** 1111'],
  ['4111 1111 1111 1234', '**** 1234'],
  ['541333******4321', '541333******4321'],
  ['Ref. 12345678', 'Ref. 12345678'],
  ['', ''],
])('of %j is left %j', (text, left) => expect(maskedNumbers(text)).toBe(left));
