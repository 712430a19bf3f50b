import { useQuery } from '@tanstack/react-query';
import { orders } from '#contract/sales/orders.ts';
import { orderProductCalls, orderStockCalls } from '#contract/stock/order-stock/order-stock.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** The stock of an order, asked for again whenever stock or orders change. */
export function useOrderStock(id: number) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, orderStockCalls.stock, { params: { id } }));
  useReadAgain(query, useStockChanges());
  return query;
}

/** What was kept and moved of a line's product for its order, asked for again likewise. */
export function useHistory(id: number) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, orderProductCalls.history, { params: { id } }));
  useReadAgain(query, useStockChanges());
  return query;
}

const useStockChanges = (): number => useChanges(stockLevels.name) + useChanges(orders.name);
