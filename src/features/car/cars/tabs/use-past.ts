import { useQuery } from '@tanstack/react-query';
import { carCalls } from '#contract/car/car-calls.ts';
import { cars } from '#contract/car/cars.ts';
import type { Row } from '#contract/kit/row.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What a car has been, read again after it became something else; `again` reads the car, too. */
export function usePast({ id, version }: Pick<Row, 'id' | 'version'>) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, carCalls.past, { params: { id } }));
  useReadAgain(query, useChanges(cars.name) + version);
  return { siteId, past: query.data?.data, query, again: () => refetchResource(siteId, cars) };
}
