import { useQuery } from '@tanstack/react-query';
import { orders } from '#contract/sales/orders.ts';
import { orderTyresCalls } from '#contract/sales/order-tyres/order-tyres.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** Which tyres an order should sell, live. */
export function useOrderTyres(id: number) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, orderTyresCalls.tyres, { params: { id } }));
  useReadAgain(query, useChanges(orders.name) + useChanges('stock-levels'));
  return query;
}
