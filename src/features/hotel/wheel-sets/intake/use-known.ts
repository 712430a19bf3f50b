import { useQuery } from '@tanstack/react-query';
import { cars } from '#contract/car/cars.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useSettled } from '#src/ui/use-settled.ts';
import type { WheelSet } from './intake-draft.ts';

const settledAfter = 300;
const fewestLetters = 3;
const most = 20;
const none: readonly WheelSet[] = [];

/** What is known of a plate. */
export interface Known {
  /** The plate that it is known of; '' as long as nothing was asked. */
  readonly plate: string;
  readonly car: RowOf<typeof cars> | undefined;
  /** Its sets at this site, the last first. */
  readonly sets: readonly WheelSet[];
}

/** The car that bears a plate, and its sets; nothing without network. */
export function useKnown(typed: string): Known {
  const siteId = useSiteId();
  const plate = useSettled(plateKey(typed), settledAfter);
  const enabled = plate.length >= fewestLetters;
  const vehicles = useQuery({
    ...queryFor(siteId, cars.calls.list, { query: { q: plate, per_page: most } }),
    enabled,
  });
  const stored = useQuery({
    ...queryFor(siteId, wheelSets.calls.list, {
      query: { q: plate, per_page: most, sort_by: 'number:desc' },
    }),
    enabled,
  });
  const isThere = enabled && !vehicles.isLoading && !stored.isLoading;
  return {
    plate: isThere ? plate : '',
    car: vehicles.data?.data.find((car) => car.licenseplate === plate),
    sets: stored.data?.data.filter((set) => set.licenseplate === plate) ?? none,
  };
}
