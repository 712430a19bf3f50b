import { useEffect } from 'react';
import { useLoaded } from '#src/data/use-loaded.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { keepScannerChain } from '#src/device/scan/scanned-code.ts';
import { showDatesIn } from '#src/i18n/said-day.ts';
import { showTimesIn } from '#src/i18n/time.ts';
import { followProfile } from '#src/i18n/words.ts';

/** Speaks the language of the person at a site, shows times in their zone, and reads labels of their chain. */
export function FollowProfile({ siteId }: { siteId: SiteId }) {
  const profile = useLoaded(siteId, shellCalls.profile)?.data.profile;
  const lang = profile?.lang ?? profile?.language ?? null;
  const tz = profile?.tz ?? null;
  const dates = profile?.dates ?? 'words';

  const chain = profile?.site?.chain;
  useEffect(() => {
    if (chain !== undefined) keepScannerChain(String(chain));
  }, [chain]);

  useEffect(() => {
    showTimesIn(tz);
    showDatesIn(dates);
    followProfile(lang).catch((cause: unknown) => logProblem('The language stayed', cause));
  }, [lang, tz, dates]);

  return null;
}
