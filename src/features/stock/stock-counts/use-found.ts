import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stockCountCalls, stockCounts } from '#contract/stock/stock-counts/stock-counts.ts';
import { useChanges } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What a stock take has found of products, asked for anew with each count. */
export function useFound(id: number) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, stockCountCalls.foundProducts, { params: { id } }));
  const changes = useChanges(stockCounts.name);
  const { refetch } = query;
  useEffect(() => {
    if (changes > 0) refetch().catch((cause: unknown) => logProblem('No new counts', cause));
  }, [changes, refetch]);
  return query;
}
