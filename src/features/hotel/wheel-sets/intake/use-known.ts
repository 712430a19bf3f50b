import { useQuery } from '@tanstack/react-query';
import { cars } from '#contract/car/cars.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import type { HotelSetRow } from '#src/data/database.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useSettled } from '#src/ui/use-settled.ts';
import { scanner } from '../scanner.ts';
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
  /** Its sets at this site, the last first; without network as the scanner keeps them. */
  readonly sets: readonly WheelSet[];
  /** Whether what was not found of it is not there: without network nobody knows of a car, and of sets only where they are kept. */
  readonly sure: { readonly car: boolean; readonly sets: boolean };
}

/** The car that bears a plate, and its sets. */
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
  const kept = useQuery({
    queryKey: [siteId, 'kept sets', plate],
    queryFn: async () => (await (await scanner()).keptSetsOf(siteId, plate)) ?? null,
    enabled: enabled && stored.error instanceof OfflineError,
    staleTime: 0,
    networkMode: 'always',
  });
  const isThere = enabled && !vehicles.isLoading && !stored.isLoading && !kept.isLoading;
  return {
    plate: isThere ? plate : '',
    car: vehicles.data?.data.find((car) => car.licenseplate === plate),
    sets: stored.data?.data.filter((set) => set.licenseplate === plate) ?? keptSets(kept.data),
    sure: { car: !vehicles.isError, sets: !stored.isError || kept.data != null },
  };
}

// The scanner keeps less of a set, and enough to tell it by.
const keptSets = (kept: readonly HotelSetRow[] | null | undefined): readonly WheelSet[] =>
  (kept?.toSorted((one, other) => other.id - one.id) as unknown as WheelSet[] | undefined) ?? none;
