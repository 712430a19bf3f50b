import { instantOfWall, showDate, showTime } from './time.ts';

/** What a field for a date and a time says in the profile's zone, as an instant (UTC); null for an empty or half-filled one. */
export function instantOf(field: string): string | null {
  const wall = Date.parse(`${field}Z`);
  return Number.isNaN(wall) ? null : new Date(instantOfWall(wall)).toISOString();
}

/** An instant as such a field says it: `2026-02-01T07:30`. What is none stays as it was typed. */
export const wallText = (instant: string): string =>
  instant.endsWith('Z') ? `${showDate(instant)}T${showTime(instant)}` : instant;
