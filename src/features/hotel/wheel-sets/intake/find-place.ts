import type { Code } from '#contract/hotel/label-codes.ts';
import { storagePlaces } from '#contract/hotel/storage-places/storage-places.ts';
import { send } from '#src/data/api.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { scanner } from '../scanner.ts';

/** A place that was chosen. */
export interface ChosenPlace {
  readonly id: number;
  readonly code: string;
  /** What its warehouse is called, where that is known. */
  readonly warehouse?: string;
}

/** Why a code is no place that a set can be put at: there is none, there are several, or nobody knows without network. */
export type NotFound = 'unknown' | 'several' | 'offline';

type PlaceCode = Extract<Code, { kind: 'place' }>;

// A site has a code once in each warehouse; what only contains it comes after it.
const most = 200;

/** The one place of a code, in the warehouse that it names, else in the one where somebody works. Throws like `send`. */
export async function findPlace(
  siteId: SiteId,
  { store, place: code }: PlaceCode,
): Promise<ChosenPlace | NotFound> {
  const kept = await scanner();
  const wanted = store || kept.selectedLocation(siteId) || '';
  const query = {
    q: code,
    sort_by: 'code:asc' as const,
    per_page: most,
    ...(wanted && { warehouse_id: wanted }),
  };
  try {
    const { data } = await send(storagePlaces.calls.list, { query }, { siteId });
    const named = data.filter((one) => one.code === code);
    return onlyOf(
      named.map(({ id, shown }) => ({ id, code, warehouse: shown['warehouse_id'] ?? '' })),
    );
  } catch (cause) {
    if (!(cause instanceof OfflineError)) throw cause;
    const known = await kept.keptPlaces(siteId, code, wanted);
    return known ? onlyOf(known.map(({ id }) => ({ id, code }))) : 'offline';
  }
}

const onlyOf = ([only, ...others]: readonly ChosenPlace[]): ChosenPlace | NotFound =>
  only ? (others.length === 0 ? only : 'several') : 'unknown';
