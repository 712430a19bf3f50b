import { expect, test } from 'vitest';
import { luhnDigit } from '../../kit/rules/check-digits.ts';
import { fc } from '#tests/support/random/fast-check.ts';
import {
  backToCards,
  cardNumber,
  lastDayAfter,
  lastDayAfterReturn,
  refusedUse,
  shownCardNumber,
} from './gift-card-rules.ts';

const digits = fc.stringMatching(/^\d{15}$/);

test('a number is read as it is shown, and no digit of it can be another', () => {
  fc.assert(
    fc.property(digits, fc.nat(15), fc.integer({ min: 1, max: 9 }), (most, at, more) => {
      const code = most + luhnDigit(most);
      expect(cardNumber(shownCardNumber(code))).toBe(code);
      expect(cardNumber(code.replaceAll(/(\d{4})(?=\d)/g, '$1-'))).toBe(code);
      const other = String((Number(code[at]) + more) % 10);
      expect(cardNumber(code.slice(0, at) + other + code.slice(at + 1))).toBeUndefined();
    }),
  );
  for (const none of ['', '12345678', '1234 5678 9012 345X', '00000000000000000']) {
    expect(cardNumber(none)).toBeUndefined();
  }
});

test('a card pays what is left of it until its last day, and nothing after', () => {
  const card = { balance: 500_00, expires_on: '2026-11-30' };
  expect(refusedUse(card, 500_00, '2026-11-30')).toBeUndefined();
  expect(refusedUse(card, 500_01, '2026-11-30')).toBe('gift-cards.not_enough');
  expect(refusedUse(card, 1, '2026-12-01')).toBe('gift-cards.expired');
  expect(refusedUse({ ...card, expires_on: null }, 1, '2099-01-01')).toBeUndefined();
});

test('months end on the same day, or on the last that their month has', () => {
  expect(lastDayAfter('2026-11-30', 12)).toBe('2027-11-30');
  expect(lastDayAfter('2026-11-30', 3)).toBe('2027-02-28');
  expect(lastDayAfter('2028-02-29', 12)).toBe('2029-02-28');
  expect(lastDayAfter('2026-11-30', null)).toBeNull();
});

test('what goes back to a card can be used for a while, and a card that holds longer does', () => {
  expect(lastDayAfterReturn('2026-10-01', '2026-11-30')).toBe('2027-02-28');
  expect(lastDayAfterReturn('2028-01-01', '2026-11-30')).toBe('2028-01-01');
  expect(lastDayAfterReturn(null, '2026-11-30')).toBeNull();
});

test('what is paid back goes to the cards it came from, and no card gets more than it paid', () => {
  const paid = [
    { card_id: 2, amount: 100_00 },
    { card_id: 1, amount: 300_00 },
  ];
  expect(backToCards(paid, 50_00)).toEqual([{ card_id: 2, amount: 50_00 }]);
  expect(backToCards(paid, 400_00)).toEqual(paid);
  expect(backToCards(paid, 400_01)).toBeUndefined();
});
