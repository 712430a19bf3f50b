import { isMisread, type Code } from '../label-codes.ts';
import type { Hotel, KnownSet } from './known.ts';
import type { Mistake, Scanning, Step } from './scanning.ts';

/** Nothing is done, for this reason; `of` is the set that it is about. */
export const mistaken = (now: Scanning, code: Code, mistake: Mistake, of?: KnownSet): Step => ({
  next: { ...now, sign: { kind: 'mistake', mistake, code, ...(of && { of }) } },
});

/** Why nothing comes of a code of another kind than those asked for. */
export const uselessness = (code: Code): Mistake =>
  code.kind !== 'unknown' ? 'not_for_this' : isMisread(code.text) ? 'half_code' : 'unknown_code';

/** Nothing is done, for there is no such place here. */
export const noSuchPlace = (now: Scanning, code: Code & { kind: 'place' }, hotel: Hotel): Step =>
  mistaken(now, code, code.store && !hotel.isOurs(code.store) ? 'other_site' : 'unknown_place');
