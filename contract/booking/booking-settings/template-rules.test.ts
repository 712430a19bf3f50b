import { expect, test } from 'vitest';
import { filledIn, smsLength, unknownVariables } from './template-rules.ts';

test('what a message names is put in; what is unknown is told, each once', () => {
  const text = 'Hei {customer}, {tme} {tme} {plate}';
  expect(unknownVariables(text)).toEqual(['tme']);
  expect(filledIn(text, { customer: 'Kari' })).toBe('Hei Kari, {tme} {tme} {plate}');
});

test('SMS hold 160 letters of the telephone network, 153 in each of several', () => {
  expect(smsLength('å'.repeat(160))).toEqual({ units: 160, parts: 1, odd: [] });
  expect(smsLength('ö'.repeat(161)).parts).toBe(2);
  expect(smsLength('a'.repeat(306)).parts).toBe(2);
  expect(smsLength('a'.repeat(307)).parts).toBe(3);
  expect(smsLength('€'.repeat(80)).units).toBe(160);
});

test('one sign that the network does not know leaves room for 70', () => {
  expect(smsLength('’'.repeat(70))).toEqual({ units: 70, parts: 1, odd: ['’'] });
  expect(smsLength('ă'.repeat(71)).parts).toBe(2);
  expect(smsLength('👍')).toMatchObject({ units: 2, odd: ['👍'] });
});
