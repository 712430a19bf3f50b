import { useQuery } from '@tanstack/react-query';
import { carCalls } from '#contract/car/car-calls.ts';
import { cars } from '#contract/car/cars.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What a car has been, and how to read it again after it became something else. */
export function usePast(id: number) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, carCalls.past, { params: { id } }));
  function again() {
    refetchResource(siteId, cars);
    query
      .refetch()
      .catch((cause: unknown) => logProblem('The past of a car was not read again', cause));
  }
  return { siteId, past: query.data?.data, query, again };
}
