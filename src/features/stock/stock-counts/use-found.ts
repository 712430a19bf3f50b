import { useQuery } from '@tanstack/react-query';
import { stockCountCalls, stockCounts } from '#contract/stock/stock-counts/stock-counts.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What a stock take has found of products, asked for again with each count. */
export function useFound(id: number) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, stockCountCalls.foundProducts, { params: { id } }));
  useReadAgain(query, useChanges(stockCounts.name));
  return query;
}
