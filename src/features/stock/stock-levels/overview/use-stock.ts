import { useQuery } from '@tanstack/react-query';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { productStockCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** Where a product stands, asked for again with each movement of anything at the site. */
export function useStock(id: number) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, productStockCalls.ofProduct, { params: { id } }));
  useReadAgain(query, useChanges(stockLevels.name));
  return query;
}
