import type { Code } from '../label-codes.ts';
import type { Hotel, KnownPlace, KnownSet } from './known.ts';
import { mistaken, noSuchPlace, uselessness } from './mistakes.ts';
import type { Scanning, Step } from './scanning.ts';

/** Tells what a code is about and where that stands, and does nothing: pure, as all of `machine.ts`. */
export function lookUp(now: Scanning, code: Code, hotel: Hotel): Step {
  const shown = (sets: readonly KnownSet[], place: KnownPlace | null = null): Step => ({
    next: { ...now, sign: { kind: 'found', sets, place } },
  });
  if (code.kind === 'place') {
    const place = hotel.place(code.store, code.place);
    return place ? shown(hotel.setsAt(place.id), place) : noSuchPlace(now, code, hotel);
  }
  if (code.kind === 'plate') {
    const sets = hotel.setsOf(code.plate);
    if (sets.length === 0) return mistaken(now, code, 'unknown_set');
    const isAtPlace = ({ placeId }: KnownSet) => Number(placeId !== null);
    const inOrder = sets.toSorted((one, other) => isAtPlace(other) - isAtPlace(one));
    return shown(inOrder, onlyPlaceOf(sets, hotel));
  }
  if (code.kind !== 'set' && code.kind !== 'wheel') {
    return mistaken(now, code, uselessness(code));
  }
  const set = hotel.set(code.set);
  if (!set) return mistaken(now, code, 'unknown_set');
  return shown([set], onlyPlaceOf([set], hotel));
}

/** Where those of them stand that are at a place; null where that is none, or several. */
function onlyPlaceOf(sets: readonly KnownSet[], hotel: Hotel): KnownPlace | null {
  const [id, ...others] = new Set(sets.flatMap(({ placeId }) => placeId ?? []));
  return id === undefined || others.length > 0 ? null : (hotel.placeById(id) ?? null);
}
