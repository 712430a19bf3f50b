import { expect, test } from 'vitest';
import { lackOf } from '../kit/steps.ts';
import { archivedOrders } from './keep-orders.ts';

const draft = { state: 'draft', paid_ahead: 0, quote_sent_at: null };
const lack = (change: object) => lackOf(archivedOrders, { ...draft, ...change }, new Date(0));

test('a draft and a cancelled order that nothing came of can be archived', () => {
  expect(lack({})).toBeUndefined();
  expect(lack({ state: 'cancelled' })).toBeUndefined();
  expect(lack({ paid_ahead: undefined })).toBeUndefined();
});

test('what is finished stays in the turnover, and what is promised is cancelled instead', () => {
  expect(lack({ state: 'done' })).toBe('orders.kept_done');
  for (const state of ['quote', 'accepted', 'planned', 'in_progress']) {
    expect(lack({ state })).toBe('orders.kept_open');
  }
});

test('what a customer has paid on, or was sent as a quote, stays in sight', () => {
  expect(lack({ state: 'cancelled', paid_ahead: 50_00 })).toBe('orders.kept_paid');
  expect(lack({ state: 'draft', paid_ahead: -1 })).toBe('orders.kept_paid');
  const quote_sent_at = '2026-11-20T10:00:00.000Z';
  expect(lack({ state: 'cancelled', quote_sent_at })).toBe('orders.kept_sent');
});
