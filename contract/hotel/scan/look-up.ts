import type { Code } from '../label-codes.ts';
import type { Hotel, KnownPlace, KnownSet } from './known.ts';
import { mistaken, noSuchPlace, notFound, uselessness } from './mistakes.ts';
import type { Scanning, Step } from './scanning.ts';

/** Says what a code is about and where that stands, and does nothing: pure, as all of `machine.ts`. */
export function lookUp(now: Scanning, code: Code, hotel: Hotel): Step {
  const shown = (sets: readonly KnownSet[], place: KnownPlace | null = null): Step => ({
    next: { ...now, sign: { kind: 'found', sets, place } },
  });
  const standing = (sets: readonly KnownSet[]): Step => {
    const places = placesOf(sets, hotel);
    const [place = null, ...others] = places;
    if (others.length === 0) return shown(sets, place);
    return { next: { ...now, sign: { kind: 'found', sets, place: null, places } } };
  };
  if (code.kind === 'place') {
    const place = hotel.place(code.store, code.place);
    return place ? shown(hotel.setsAt(place.id), place) : noSuchPlace(now, code, hotel);
  }
  if (code.kind === 'plate') {
    const sets = hotel.setsOf(code.plate);
    if (sets.length === 0) return notFound(now, code, hotel, 'unknown_set');
    const isAtPlace = ({ placeId }: KnownSet) => Number(placeId !== null);
    return standing(sets.toSorted((one, other) => isAtPlace(other) - isAtPlace(one)));
  }
  if (code.kind !== 'set' && code.kind !== 'wheel') {
    return mistaken(now, code, uselessness(code));
  }
  const set = hotel.set(code.set);
  if (!set) return notFound(now, code, hotel, 'unknown_set');
  return standing([set]);
}

/** Where those of them stand that are at a place, each place once. */
const placesOf = (sets: readonly KnownSet[], hotel: Hotel): KnownPlace[] =>
  [...new Set(sets.flatMap(({ placeId }) => placeId ?? []))].flatMap(
    (id) => hotel.placeById(id) ?? [],
  );
