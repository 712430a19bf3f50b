import { whyUnread, type Code } from '../label-codes.ts';
import type { Hotel, KnownSet } from './known.ts';
import type { Mistake, Scanning, Step } from './scanning.ts';

/** Nothing is done, for this reason; `of` is the set that it is about. */
export const mistaken = (now: Scanning, code: Code, mistake: Mistake, of?: KnownSet): Step => ({
  next: { ...now, sign: { kind: 'mistake', mistake, code, ...(of && { of }) } },
});

/** Nothing is done, for there is no such thing here; or nobody knows, where not all is known. */
export const notFound = (
  now: Scanning,
  code: Code,
  hotel: Hotel,
  mistake: 'unknown_set' | 'none_here' | 'unknown_place' | 'other_site',
): Step => mistaken(now, code, hotel.isWhole ? mistake : 'not_read_yet');

/** Why nothing comes of a code of another kind than those asked for. */
export const uselessness = (code: Code): Mistake =>
  code.kind !== 'unknown' ? 'not_for_this' : (whyUnread(code.text) ?? 'unknown_code');

/** Nothing is done, for there is no such place here, or one in each of several warehouses, of which somebody has to choose. */
export function noSuchPlace(now: Scanning, code: Code & { kind: 'place' }, hotel: Hotel): Step {
  const places = code.store === '' ? hotel.placesOf(code.place) : [];
  if (places.length > 1) {
    return { next: { ...now, sign: { kind: 'mistake', mistake: 'several_places', code, places } } };
  }
  const isForeign = code.store !== '' && !hotel.isOurs(code.store);
  return notFound(now, code, hotel, isForeign ? 'other_site' : 'unknown_place');
}
