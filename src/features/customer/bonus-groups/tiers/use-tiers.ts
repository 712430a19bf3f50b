import { useQuery } from '@tanstack/react-query';
import { bonusGroupCalls, type GroupTiers } from '#contract/customer/bonus-groups/groups.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** The tiers of a group, and a way to keep what the server answered after a change. */
export function useTiers(groupId: number) {
  const siteId = useSiteId();
  const queryOptions = queryFor(siteId, bonusGroupCalls.tiers, { params: { id: groupId } });
  const query = useQuery(queryOptions);
  const keep = (answer: GroupTiers) => queryClient.setQueryData(queryOptions.queryKey, answer);
  return { siteId, query, sets: query.data?.data, keep };
}
