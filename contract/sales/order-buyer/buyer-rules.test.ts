import { expect, test } from 'vitest';
import { promiseOf, refusedFor, type Buyer, type Sale } from './buyer-rules.ts';

const order: Sale = {
  state: 'accepted',
  customer_id: 1,
  car_id: 2,
  gross: 1000_00,
  paid_ahead: 0,
  credit_to: null,
  credit_reason: '',
};
const buyer: Buyer = {
  name: 'Fleet',
  blocked: false,
  block_reason: '',
  credit_limit: null,
  owed: 0,
};

test('a step ahead, another buyer and more lines promise more; a step back and what is done do not', () => {
  const ownCar = { ...order, customer_id: null };
  expect(promiseOf({ ...order, state: 'draft' }, order)).toBe('more');
  expect(promiseOf({ ...order, state: 'cancelled' }, order)).toBe('more');
  expect(promiseOf({ ...order, customer_id: 7 }, order)).toBe('more');
  expect(promiseOf({ ...order, gross: 999_00 }, order)).toBe('more');
  expect(promiseOf({ ...ownCar, car_id: 3 }, ownCar)).toBe('more');
  expect(promiseOf({ ...order, gross: 1001_00 }, order)).toBeUndefined();
  expect(promiseOf(order, { ...order, state: 'quote' })).toBeUndefined();
  expect(promiseOf(order, { ...order, state: 'in_progress' })).toBe('on');
  const [begun, done] = [
    { ...order, state: 'in_progress' },
    { ...order, state: 'done' },
  ];
  expect([promiseOf(begun, done), promiseOf(done, begun)]).toEqual([undefined, undefined]);
  expect(promiseOf(undefined, { ...order, state: 'draft' })).toBeUndefined();
});

test('nothing is offered or sold to who is blocked', () => {
  const blocked = { ...buyer, blocked: true };
  expect(refusedFor(blocked, { ...order, state: 'quote' }, 'more')).toBe('orders.buyer_blocked');
  expect(refusedFor(blocked, order, 'on')).toBe('orders.buyer_blocked');
});

test('more than the credit limit is sold when somebody let it, and no more than they let', () => {
  const limited = { ...buyer, credit_limit: 1500_00, owed: 600_00 };
  expect(refusedFor(limited, order, 'more')).toBe('orders.over_credit');
  expect(refusedFor(limited, { ...order, paid_ahead: 100_00 }, 'more')).toBeUndefined();
  expect(refusedFor(limited, { ...order, state: 'quote' }, 'more')).toBeUndefined();
  const let_ = { ...order, credit_to: 1000_00, credit_reason: 'Paid on Friday' };
  expect(refusedFor(limited, let_, 'more')).toBeUndefined();
  expect(refusedFor(limited, { ...let_, gross: 1000_01 }, 'more')).toBe('orders.over_credit');
  expect(refusedFor(limited, { ...let_, credit_reason: '' }, 'more')).toBe('orders.over_credit');
  // What was accepted before is not asked about again.
  expect(refusedFor(limited, order, 'on')).toBeUndefined();
});
