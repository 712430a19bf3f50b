import { i18nCalls } from '#contract/platform/i18n.ts';
import { languageOf } from '#contract/platform/languages.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mountUnmanaged } from '#server/kit/mount.ts';
import { allWords } from '#server/kit/words.ts';

/** The words, for those that do not bring their own. */
export function i18nRoutes(app: AppContext): void {
  mountUnmanaged(
    app,
    i18nCalls,
  )({
    translations: ({ query, language }) => {
      const lang = languageOf(query.lang) ?? language;
      // An app of ours brings the same words: nothing of them differs.
      const data = query.bundled === undefined ? allWords[lang] : {};
      return Promise.resolve({ data, meta: { lang } });
    },
  });
}
