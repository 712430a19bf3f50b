import { useEffect } from 'react';
import type { Language } from '#contract/platform/languages.ts';
import { logProblem } from '#src/device/log.ts';
import { speak } from '#src/i18n/words.ts';

/** Speaks what the link says, else what the reader's device speaks. */
export function useScreenLanguage(language: Language | null | undefined): void {
  useEffect(() => {
    if (!language) return;
    speak(language).catch((cause: unknown) => logProblem('The language stayed', cause));
  }, [language]);
}
