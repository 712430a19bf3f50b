import { useQuery } from '@tanstack/react-query';
import { stockTakeCalls, stockTakes } from '#contract/stock/stock-takes/stock-takes.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** How far a stock take has come and what it found, asked for again with each count. */
export function useDifferences(id: number) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, stockTakeCalls.differences, { params: { id } }));
  useReadAgain(query, useChanges(stockTakes.name));
  return query;
}
