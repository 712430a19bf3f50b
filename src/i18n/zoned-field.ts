import { instantAt } from '#contract/kit/zoned-time.ts';
import { shownZone } from './time.ts';

/** What a field for a date and a time says in the profile's zone, as an instant (UTC); null for an empty or half-filled one. */
export function instantOf(field: string): string | null {
  const wall = Date.parse(`${field}Z`);
  return Number.isNaN(wall) ? null : new Date(instantAt(wall, shownZone())).toISOString();
}
