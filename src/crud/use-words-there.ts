import { useEffect, useState } from 'react';
import i18next from 'i18next';
import type { Resource } from '#contract/kit/resource.ts';
import { loadWords } from '#src/i18n/words.ts';
import { logProblem } from '#src/device/log.ts';

/** Whether the words of a feature, or of a resource's, are there; they are fetched when they belong to a feature whose screen this is not. */
export function useWordsThere({ feature }: Pick<Resource, 'feature'>): boolean {
  const has = () => i18next.hasResourceBundle(i18next.language, feature);
  const [there, setThere] = useState(has);
  useEffect(() => {
    if (there) return;
    loadWords([feature])
      .then(() => setThere(true))
      .catch((cause: unknown) => logProblem(`The words of ${feature} did not come`, cause));
  }, [there, feature]);
  return there;
}
