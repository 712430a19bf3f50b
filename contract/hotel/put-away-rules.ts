import { inWalkingOrder } from './storage-places/place-rules.ts';
import {
  outerDiameter,
  rackClasses,
  rackClassOf,
  readTyreSize,
  type RackClass,
  type TyreSize,
} from './tyre-size-rules.ts';
import type { Reason } from './wheel-sets/wheel-set-rules.ts';

/** What has to be known of a place to put something there. */
export interface PlaceOffered {
  readonly code: string;
  /** The class of its shelf; '' where any wheel fits. */
  readonly rack: string;
  readonly room: number;
  readonly taken: number;
  readonly closed: boolean;
}

/** Where a set is put best, why, and the class of shelf that its wheels need. */
export interface Suggestion<Place> {
  readonly place: Place;
  readonly because: Reason;
  readonly rack: RackClass | '';
}

const classes = Object.keys(rackClasses) as RackClass[];
// Wheels taller than any shelf stand where there is none.
const beyond = classes.length;

/**
 * Where a set goes: of the places with room that nobody has closed, the first on one's way whose
 * shelf fits the larger of its wheels best. Null where there is none.
 */
export function suggestPlace<Place extends PlaceOffered>(
  places: readonly Place[],
  sizes: readonly string[],
): Suggestion<Place> | null {
  const needed = classNeeded(sizes);
  const ranked = places
    .filter(({ closed, taken, room }) => !closed && taken < room)
    .map((place) => ({ place, rank: rankOf(place.rack, needed) }))
    .filter(({ rank }) => rank !== null);
  const best = Math.min(...ranked.map(({ rank }) => rank!));
  const fitting = ranked.filter(({ rank }) => rank === best).map(({ place }) => place);
  const [first] = inWalkingOrder(fitting.map(({ code }) => code));
  const place = fitting.find(({ code }) => code === first);
  if (!place) return null;
  return { place, because: reasonOf(place.rack, needed), rack: classes[needed ?? beyond] ?? '' };
}

/** The same as it is told: the place by its number and code, and how tall the wheels stand. */
export function suggestedPlace(
  found: Suggestion<PlaceOffered & { readonly id: number }> | null,
  sizes: readonly string[],
) {
  if (!found) return null;
  const { place, because, rack } = found;
  return { place_id: place.id, place: place.code, because, rack, diameter: tallest(sizes) };
}

/** How tall the tallest of some sizes stands, in millimetres; null where none can be read. */
export function tallest(sizes: readonly string[]): number | null {
  const read = readable(sizes);
  return read.length > 0 ? Math.max(...read.map(outerDiameter)) : null;
}

const readable = (sizes: readonly string[]): TyreSize[] =>
  sizes.flatMap((size) => readTyreSize(size) ?? []);

/** As a number, from the smallest class; null where no size says it. */
function classNeeded(sizes: readonly string[]): number | null {
  const needed = readable(sizes).map((size) => {
    const name = rackClassOf(size);
    return name ? classes.indexOf(name) : beyond;
  });
  return needed.length > 0 ? Math.max(...needed) : null;
}

/** How well a shelf fits, 0 the best; null where it does not. */
function rankOf(rack: string, needed: number | null): number | null {
  const its = classes.findIndex((name) => name === rack);
  if (needed === null) return its === -1 ? 0 : classes.length - its;
  if (its === needed) return 0;
  if (its === -1) return 1;
  return its > needed ? 1 + its - needed : null;
}

function reasonOf(rack: string, needed: number | null): Reason {
  if (needed === null) return 'size_unknown';
  if (rack === '') return 'any_rack';
  return rack === classes[needed] ? 'own_rack' : 'larger_rack';
}
