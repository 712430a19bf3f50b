import { useQuery } from '@tanstack/react-query';
import { onlineRefundCalls } from '#contract/economy/payment-links/refund-calls.ts';
import { orders } from '#contract/sales/orders.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What was paid online on an order and given back of it, asked for again whenever orders change. */
export function usePaidOnline(id: number) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, onlineRefundCalls.paidOnline, { params: { id } }));
  useReadAgain(query, useChanges(orders.name));
  return query.data?.data;
}
