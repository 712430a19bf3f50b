import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedPayment } from './asked-rules.ts';

const asked = {
  asked: 500_00,
  paidBefore: 0,
  paid: 0,
  gross: 1000_00,
  invoiced: null,
  isOpen: true,
};

test('what is asked is left to pay until it is paid, by whatever way', () => {
  expect(askedPayment(asked)).toEqual({ state: 'open', left: 500_00 });
  expect(askedPayment({ ...asked, paid: 200_00 })).toEqual({ state: 'open', left: 300_00 });
  expect(askedPayment({ ...asked, paid: 500_00 })).toEqual({ state: 'paid', left: 0 });
});

test('what was paid before it was asked is no part of it', () => {
  const more = { ...asked, paidBefore: 300_00, paid: 300_00 };
  expect(askedPayment(more)).toEqual({ state: 'open', left: 500_00 });
});

test('what was paid back since is not asked for again by itself', () => {
  expect(askedPayment({ ...asked, paidBefore: 300_00, paid: 0 }).left).toBe(500_00);
});

test('what is withdrawn, or of an order that takes nothing more, is not paid', () => {
  expect(askedPayment({ ...asked, asked: 0 })).toEqual({ state: 'withdrawn', left: 0 });
  expect(askedPayment({ ...asked, isOpen: false })).toEqual({ state: 'closed', left: 0 });
});

test('an invoice that is paid leaves nothing to pay on its order', () => {
  expect(askedPayment({ ...asked, invoiced: 0 })).toEqual({ state: 'paid', left: 0 });
  expect(askedPayment({ ...asked, invoiced: 100_00 }).left).toBe(100_00);
});

test('nobody is asked for more than was asked, or than is left of the order', () => {
  const amount = fc.nat(2_000_00);
  const any = fc.record({
    asked: amount,
    paidBefore: amount,
    paid: amount,
    gross: amount,
    invoiced: fc.option(amount),
    isOpen: fc.boolean(),
  });
  fc.assert(
    fc.property(any, (one) => {
      const { state, left } = askedPayment(one);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(one.asked);
      expect(left).toBeLessThanOrEqual(Math.max(0, one.gross - one.paid));
      expect(state === 'open').toBe(left > 0);
    }),
  );
});
