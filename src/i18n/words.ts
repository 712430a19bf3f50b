import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chooseLanguage, languageOf } from '#contract/platform/languages.ts';
import type { Language } from '#contract/platform/languages.ts';
import { logProblem } from '../device/log.ts';
import { keepLanguage, keptLanguage } from './language.ts';

type Words = { readonly default: Record<string, unknown> };

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, feature, done) => {
    readWords(language, feature).then(
      (words) => done(null, words.default),
      (cause: unknown) => done(cause as Error, null),
    );
  },
};

/**
 * A built page's import map names all files, those of words `/assets/queue.nb-….js`: a table of them
 * would weigh kilobytes in what each page waits for. While the app is developed, there is one.
 */
async function readWords(language: string, feature: string): Promise<Words> {
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '';
  const file = new RegExp(`:"(/assets/${feature}\\.${language}-[^"]+)"`).exec(map)?.[1];
  if (file) return (import(/* @vite-ignore */ file) as Promise<Words>).catch(sayLost);
  const { wordsFiles } = await import('./words-files.ts');
  const load = wordsFiles.get(`${language}/${feature}`);
  if (!load) throw new Error(`No words of ${feature} in ${language}`);
  return load();
}

/** Has it known that a file did not come, as the bundler does of those that it knows by name: see src/device/lost-chunk.ts. */
function sayLost(payload: unknown): never {
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  throw payload;
}

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
