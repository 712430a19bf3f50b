import { useEffect } from 'react';
import { useLoaded } from '#src/data/use-loaded.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { showTimesIn } from '#src/i18n/time.ts';
import { followProfile } from '#src/i18n/words.ts';

/** Speaks the language of the person at a site, and shows times in their zone. */
export function FollowProfile({ siteId }: { siteId: SiteId }) {
  const profile = useLoaded(siteId, shellCalls.profile)?.data.profile;
  const lang = profile?.lang ?? profile?.language ?? null;
  const tz = profile?.tz ?? null;

  useEffect(() => {
    showTimesIn(tz);
    followProfile(lang).catch((cause: unknown) => logProblem('The language stayed', cause));
  }, [lang, tz]);

  return null;
}
