import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentStates, settledBy, stateBy, type Standing } from './payment-states.ts';

const standing = fc.record({
  paid: fc.nat(1000),
  held: fc.nat(1000),
  ended: fc.constantFrom('cancelled' as const, 'failed' as const, null),
});
const open: Standing = { paid: 0, held: 0, ended: null };

test('what was taken is paid, also where it was thought given up', () => {
  expect(stateBy('cancelled', { ...open, paid: 100 })).toBe('paid');
  expect(stateBy('failed', { ...open, paid: 100, ended: 'failed' })).toBe('paid');
});

test('what is only held waits', () => {
  expect(stateBy('started', { ...open, held: 100 })).toBe('pending');
  expect(stateBy('pending', open)).toBe('pending');
});

test('what is paid stays paid, in whatever order a provider says it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paymentStates), fc.array(standing), (first, said) => {
      const seen = said.reduce(stateBy, first);
      const wasPaid = first === 'paid' || said.some(({ paid }) => paid > 0);
      expect(seen === 'paid').toBe(wasPaid);
    }),
  );
});

test('nothing of a payment is lost: it settles what is open, and the rest stays its customer’s', () => {
  expect(settledBy(500, 500)).toEqual({ settles: 500, stays: 0 });
  expect(settledBy(500, 200)).toEqual({ settles: 200, stays: 300 });
  expect(settledBy(500, 0)).toEqual({ settles: 0, stays: 500 });
  expect(settledBy(200, 500)).toEqual({ settles: 200, stays: 0 });
});
