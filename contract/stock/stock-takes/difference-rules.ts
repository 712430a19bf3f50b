/** A place of the part of a warehouse that is counted. */
export interface CountedPlace {
  readonly id: number;
  readonly code: string;
}

/** What somebody found at a place; of several, the last counts. */
export interface PlaceCount {
  readonly place_id: number;
  readonly sets: readonly number[];
  /** Codes that are of no set here. */
  readonly unknown: readonly string[];
  /** In milliseconds. */
  readonly at: number;
}

/** A set that should be at one of the places, or that was found at one. */
export interface SetThere {
  readonly id: number;
  readonly number: string;
  readonly place_id: number | null;
  /** When it was moved last, in milliseconds. */
  readonly moved_at: number;
}

/** `unread`: nobody was there. `missing`: should be there and is nowhere. `elsewhere`: found at another place than it should be at. `moved`: was moved after the place was counted, so nothing follows. `unknown`: a code of no set here. */
export const differenceKinds = ['missing', 'elsewhere', 'unknown', 'moved', 'unread'] as const;

/** One line of what was found otherwise than it is written. */
export interface Difference {
  readonly kind: (typeof differenceKinds)[number];
  readonly place_id: number;
  readonly set_id: number | null;
  /** The set's number, or the code that is of none; '' of a place. */
  readonly code: string;
}

/** What a count found otherwise than it is written. */
export function differencesOf(
  places: readonly CountedPlace[],
  counts: readonly PlaceCount[],
  sets: readonly SetThere[],
): Difference[] {
  const inOrder = counts.toSorted((one, other) => one.at - other.at);
  const countOf = new Map(inOrder.map((count) => [count.place_id, count]));
  const foundAt = new Map(
    inOrder
      // What was found there before it was counted again is not there.
      .filter((count) => countOf.get(count.place_id) === count)
      .flatMap((count) => count.sets.map((id) => [id, count] as const)),
  );
  const ofSets = sets.flatMap((set): Difference[] => {
    const { id, number, place_id: kept, moved_at: moved } = set;
    const found = foundAt.get(id);
    const looked = found ?? (kept === null ? undefined : countOf.get(kept));
    if (!looked || looked.place_id === (found ? kept : undefined)) return [];
    const kind = moved > looked.at ? 'moved' : found ? 'elsewhere' : 'missing';
    return [{ kind, place_id: looked.place_id, set_id: id, code: number }];
  });
  const ofPlaces = places.flatMap(({ id }): Difference[] => {
    const count = countOf.get(id);
    if (!count) return [{ kind: 'unread', place_id: id, set_id: null, code: '' }];
    return count.unknown.map((code) => ({ kind: 'unknown', place_id: id, set_id: null, code }));
  });
  const rank = ({ kind }: Difference) => differenceKinds.indexOf(kind);
  return [...ofSets, ...ofPlaces].sort((one, other) => rank(one) - rank(other));
}
