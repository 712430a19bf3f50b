import { useQuery } from '@tanstack/react-query';
import { onlineRefundCalls } from '#contract/economy/payment-links/refund-calls.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { orders } from '#contract/sales/orders.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { queryClient, queryFor, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What was paid ahead on an order, asked for again whenever orders change. */
export function useDeposits(id: number) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, orderDepositCalls.deposits, { params: { id } }));
  useReadAgain(query, useChanges(orders.name));
  return query;
}

/** Has the payments of an order, also those online, and the order itself, read again. */
export function readDeposits(siteId: SiteId, id: number): void {
  const input = { params: { id } };
  for (const queryKey of [
    questionOf(siteId, orderDepositCalls.deposits, input),
    questionOf(siteId, onlineRefundCalls.paidOnline, input),
  ]) {
    queryClient
      .invalidateQueries({ queryKey })
      .catch((cause: unknown) => logProblem('No new deposits', cause));
  }
  refetchResource(siteId, orders);
}
