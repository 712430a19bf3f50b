import { expect, test } from 'vitest';
import { stockTakes } from './stock/stock-takes/stock-takes.ts';
import { transfers } from './hotel/transfers.ts';
import type { Resource } from './kit/resource.ts';
import { lackOf, statesOf } from './kit/steps.ts';
import { orders } from './sales/orders.ts';
import { preorderAgreements } from './stock/preorders/preorder-agreements.ts';
import { stockRefills } from './stock/stock-refills/stock-refills.ts';
import { stockTransfers } from './stock/stock-transfers/stock-transfers.ts';

const kept: readonly (readonly [Resource, readonly string[]])[] = [
  [orders, ['draft', 'cancelled']],
  [preorderAgreements, ['draft', 'cancelled']],
  [stockRefills, ['proposed', 'dismissed']],
  [stockTransfers, ['draft', 'cancelled']],
  [transfers, ['draft', 'cancelled']],
  [stockTakes, ['open', 'counted', 'reviewed', 'cancelled']],
];

test.each(kept)(
  'of $name nothing that was sold, sent or moved is archived',
  (resource, archivable) => {
    const moved = ['sent', 'received'];
    const left = Object.keys(statesOf(resource)!.editable).filter((state) => {
      const sent_at = moved.includes(state) ? '2026-11-20T10:00:00.000Z' : null;
      const row = { state, sent_at, paid_ahead: 0, quote_sent_at: null };
      return lackOf(resource.guards?.archive ?? {}, row, new Date(0)) === undefined;
    });
    expect(left).toEqual(archivable);
  },
);

test('goods that left for another site and were called back have moved', () => {
  const row = { state: 'cancelled', sent_at: '2026-11-20T10:00:00.000Z' };
  expect(lackOf(stockTransfers.guards!.archive!, row, new Date(0))).toBe('stock-transfers.kept');
});
