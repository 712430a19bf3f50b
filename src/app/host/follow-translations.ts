import i18next from 'i18next';
import * as z from 'zod/mini';
import { i18nCalls } from '#contract/platform/i18n.ts';
import { send } from '#src/data/api.ts';
import { runningBuild } from '#src/device/build.ts';
import { logProblem } from '#src/device/log.ts';

// Words by feature, as deep as they like.
const translations = z.record(z.string(), z.record(z.string(), z.unknown()));
type Translations = z.output<typeof translations>;

const fetched = new Map<string, Translations>();

/**
 * Asks the back end for its translations, in the language spoken now and each that is changed to,
 * and says them in place of the words that the app brought. A failure is only logged.
 */
export async function followTranslations(): Promise<void> {
  i18next.on('loaded', () => applyTranslations(i18next.language));
  i18next.on('languageChanged', (language) => void fetchTranslations(language));
  await fetchTranslations(i18next.language);
}

async function fetchTranslations(lang: string): Promise<void> {
  if (fetched.has(lang)) return;
  try {
    const { data } = await send(i18nCalls.translations, {
      query: { lang, bundled: runningBuild() },
    });
    fetched.set(lang, translations.safeParse(data).data ?? {});
    applyTranslations(lang);
  } catch (cause) {
    logProblem('The translations of the back end could not be loaded', cause);
  }
}

/** A feature's words have to be there: they would not be loaded any more where only some of them are. */
function applyTranslations(lang: string): void {
  const here = Object.entries(fetched.get(lang) ?? {}).filter(([feature]) =>
    i18next.hasResourceBundle(lang, feature),
  );
  if (here.length === 0) return;
  for (const [feature, words] of here) i18next.addResourceBundle(lang, feature, words, true, true);
  // What is shown already says them, too.
  i18next.emit('languageChanged', lang);
}
