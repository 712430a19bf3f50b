import { shellCalls } from '#contract/platform/shell.ts';
import { countryHere, countryOf, type HomeCountry } from '#src/i18n/country-here.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useLoaded } from '#src/data/use-loaded.ts';

/** The country a person works in, by the time they are shown; it may become another one when their profile comes. */
export function useCountry(siteId: SiteId): HomeCountry {
  const profile = useLoaded(siteId, shellCalls.profile)?.data.profile;
  return profile ? countryOf(profile.tz) : countryHere();
}
