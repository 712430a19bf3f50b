import { useQuery } from '@tanstack/react-query';
import { orderWorkCalls } from '#contract/sales/order-work/order-work.ts';
import { orders } from '#contract/sales/orders.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';

/** The orders of a site as work, live; without network as this device last heard of them. */
export function useBoard(siteId: SiteId) {
  const query = useQuery(queryFor(siteId, orderWorkCalls.board, undefined));
  useReadAgain(query, useChanges(orders.name) + useChanges('stock-levels'));
  return query;
}
