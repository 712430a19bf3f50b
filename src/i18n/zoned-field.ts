import { isValid } from 'date-fns';
import { fromZonedTime } from 'date-fns-tz';
import { shownZone } from './time.ts';

/** What a field for a date and a time says in the profile's zone, as an instant (UTC); null for an empty or half-filled one. */
export function instantOf(field: string): string | null {
  const date = fromZonedTime(field, shownZone());
  return isValid(date) ? date.toISOString() : null;
}
