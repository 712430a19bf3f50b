import { expect, test } from 'vitest';
import { fieldsOfMany, type May } from '#contract/kit/field-rights.ts';
import { orders } from '#contract/sales/orders.ts';
import { readablePresets } from './view-state.ts';

const presets = [
  { title: 'orders:views.done', query: 'state=done' },
  { title: 'orders:views.payBack', query: 'state=cancelled&paid_ahead_from=1' },
] as const;
const presetsFor = (may: May) => {
  const names = fieldsOfMany(orders, may);
  const fields = Object.fromEntries(
    Object.entries(orders.fields).filter(([name]) => names.includes(name)),
  );
  return readablePresets(orders, { ...orders, fields }, presets).map(({ query }) => query);
};

test('a view is offered only to who is told what it narrows by', () => {
  expect(presetsFor(() => true)).toEqual(['state=done', 'state=cancelled&paid_ahead_from=1']);
  expect(presetsFor((right) => right !== 'orders.prices')).toEqual(['state=done']);
});
