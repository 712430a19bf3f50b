import i18next from 'i18next';
import { shellCalls } from '#contract/shell.ts';
import { showAlert } from '#src/data/alerts.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { loadWords } from '#src/i18n/words.ts';
import { preferencesCalls } from '#contract/preferences.ts';

/** Says that it is saved, and lets everything that shows the person follow: name, language, zone. */
export function afterSave(siteId: SiteId): void {
  showAlert({ type: 'success', content: i18next.t('common:draft.saved') });
  const { preferences, settings } = preferencesCalls;
  const again = [shellCalls.profile, preferences, settings].map((call) =>
    queryClient.query({ ...queryFor(siteId, call, undefined), staleTime: 0 }),
  );
  Promise.all([...again, loadWords(['preferences'])]).catch((cause: unknown) =>
    logProblem('The profile stayed', cause),
  );
}
