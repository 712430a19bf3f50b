import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { stockTakeCalls, stockTakes } from '#contract/hotel/stock-takes/stock-takes.ts';
import { useChanges } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** How far a stock take has come and what it found, asked for anew with each count. */
export function useDifferences(id: number) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, stockTakeCalls.differences, { params: { id } }));
  const changes = useChanges(stockTakes.name);
  const { refetch } = query;
  useEffect(() => {
    if (changes > 0) refetch().catch((cause: unknown) => logProblem('No new differences', cause));
  }, [changes, refetch]);
  return query;
}
