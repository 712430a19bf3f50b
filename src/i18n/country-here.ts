import { shownZone } from './time.ts';

const ofZone = {
  'Europe/Oslo': 'NO',
  'Europe/Stockholm': 'SE',
  'Europe/Copenhagen': 'DK',
  'Europe/Helsinki': 'FI',
} as const;

/** The country whose time the site shows; Norway for any other. */
export const countryHere = (): (typeof ofZone)[keyof typeof ofZone] =>
  Object.entries(ofZone).find(([zone]) => zone === shownZone())?.[1] ?? 'NO';
