import type { Language } from '#contract/platform/languages.ts';
import { preferencesCalls } from '#contract/platform/preferences.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { followProfile } from '#src/i18n/words.ts';

/** Speaks a language at once, and keeps it with the account for every device. Throws when the server could not be notified; this device speaks it all the same. */
export async function chooseLanguage(siteId: SiteId, language: Language): Promise<void> {
  await followProfile(language);
  const { data } = await send(preferencesCalls.preferences, undefined, { siteId });
  await write(preferencesCalls.savePreferences, { body: { ...data, language } }, { siteId });
  await queryClient.invalidateQueries({ queryKey: questionOf(siteId, shellCalls.profile) });
}
