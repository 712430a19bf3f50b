import { shellCalls } from '#contract/platform/shell.ts';
import { fetchQuery, queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { loadWords } from '#src/i18n/words.ts';
import { preferencesCalls } from '#contract/platform/preferences.ts';

/** Lets everything that shows the person follow: name, language, zone. */
export function afterSave(siteId: SiteId): void {
  const { preferences, settings } = preferencesCalls;
  const again = [shellCalls.profile, preferences, settings].map((call) =>
    fetchQuery({ ...queryFor(siteId, call, undefined), staleTime: 0 }),
  );
  Promise.all([...again, loadWords(['preferences'])]).catch((cause: unknown) =>
    logProblem('The profile stayed', cause),
  );
}
