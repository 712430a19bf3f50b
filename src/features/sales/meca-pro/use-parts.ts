import { useQuery } from '@tanstack/react-query';
import { mecaProCalls, type MecaProStatus } from '#contract/sales/meca-pro/meca-pro.ts';
import { orders } from '#contract/sales/orders.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { queryClient, queryFor, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** How the parts of an order stand, asked for again whenever orders change. */
export function useParts(id: number) {
  const siteId = useSiteId();
  const query = useQuery({
    ...queryFor(siteId, mecaProCalls.standing, { params: { id } }),
    // A user who comes back may have set it up meanwhile, or filled a basket.
    staleTime: 0,
  });
  useReadAgain(query, useChanges(orders.name));
  return query;
}

/** Shows what an action has answered, and has the order read again. */
export function showParts(siteId: SiteId, answer: { readonly data: MecaProStatus }): void {
  const { id } = answer.data.order;
  queryClient.setQueryData(questionOf(siteId, mecaProCalls.standing, { params: { id } }), answer);
  refetchResource(siteId, orders);
}
