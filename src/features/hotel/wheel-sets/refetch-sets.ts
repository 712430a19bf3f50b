import { storagePlaces } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';

/** Reads again what is shown of sets, of their places and of where they have been. */
export function refetchSets(siteId: SiteId): void {
  refetchResource(siteId, wheelSets);
  refetchResource(siteId, storagePlaces);
  const queryKey = questionOf(siteId, wheelSetCalls.movements, { params: { id: 0 } }).slice(0, 2);
  queryClient
    .invalidateQueries({ queryKey })
    .catch((cause: unknown) => logProblem('Movements were not read again', cause));
}
