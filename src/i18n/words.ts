import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chooseLanguage, languageOf } from '#contract/platform/languages.ts';
import type { Language } from '#contract/platform/languages.ts';
import { logProblem } from '../device/log.ts';
import { keepLanguage, keptLanguage } from './language.ts';

// The server alone says what became of an import, what stands on a statement of account, what is wrong
// with a file of a bank, and what it writes in letters about logins.
// As modules: to take each one's default here would weigh more than all their names.
const files = import.meta.glob<{ readonly default: Record<string, unknown> }>(
  [
    './**/*.json',
    '!**/imports.json',
    '!**/customer-statements.json',
    '!**/bank.json',
    '!**/session-letters.json',
  ],
  { base: '../../locales' },
);
// By language and feature, wherever its area has it.
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [
    path.replace(/^\.\/(\w+)\/(?:.+\/)?(.+)\.json$/, '$1/$2'),
    load,
  ]),
);

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, feature, done) => {
    const load = loaders.get(`${language}/${feature}`);
    if (!load) done(new Error(`No words of ${feature} in ${language}`), null);
    else
      load().then(
        (words) => done(null, words.default),
        (cause: unknown) => done(cause as Error, null),
      );
  },
};

/** Starts the words with those of some features; resolves when they are there. */
export async function startWords(features: readonly string[]): Promise<void> {
  // The page's is its host's where the browser names none of ours.
  const { lang } = document.documentElement;
  const language = chooseLanguage(keptLanguage(), ...navigator.languages, lang);
  document.documentElement.lang = language;
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      // Every language has every word; a second one would only be loaded in vain.
      fallbackLng: false,
      ns: [...features],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}

/** Loads the words of features that are not there yet. A failure is logged: keys then stand in for words. */
export async function loadWords(features: readonly string[]): Promise<void> {
  await i18next.loadNamespaces([...features], (cause: unknown) => {
    if (cause) logProblem(`No words of ${features.join(', ')}`, cause);
  });
}

/** The words of a feature in a language that the person may not speak: for what others will read. Rejects where they do not come. */
export async function wordsIn(
  language: Language,
  feature: string,
): Promise<(key: string) => string> {
  if (!i18next.hasResourceBundle(language, feature))
    await i18next.reloadResources([language], [feature]);
  if (!i18next.hasResourceBundle(language, feature))
    throw new Error(`No words of ${feature} in ${language}`);
  const t = i18next.getFixedT(language, feature);
  return (key) => t(key);
}

/** Changes the language at once and for the next start. */
async function changeLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

/** Speaks the profile's language; without one of ours in it, the language stays. */
export async function followProfile(lang: string | null): Promise<void> {
  const language = languageOf(lang);
  if (language) await changeLanguage(language);
}

/** Speaks a language as long as the page lives, without keeping it: a screen for strangers may stand on somebody's own device. */
export async function speak(language: Language): Promise<void> {
  document.documentElement.lang = language;
  if (i18next.language !== language) await i18next.changeLanguage(language);
}
