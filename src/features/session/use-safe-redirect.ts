import { useEffect, useState } from 'react';
import { siteTokens } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { loadWords } from '#src/i18n/words.ts';
import { splitPath } from '#src/navigation/paths.ts';
import { safeRedirect } from '#src/navigation/safe-redirect.ts';
import { featureOf, isShownAt } from '#src/navigation/screen.ts';
import { allScreens } from '#src/navigation/screen-table.ts';

interface Wanted {
  readonly path: string;
  readonly title: string;
}

/** The screen a `redirect` leads to, once it is known to be one of ours; null for none, and until then. */
export function useSafeRedirect(redirect: string | null): Wanted | null {
  const [wanted, setWanted] = useState<Wanted | null>(null);

  useEffect(() => {
    let over = false;
    async function check() {
      const screens = await allScreens();
      const sites = siteTokens().map(({ siteId }) => siteId);
      const path = safeRedirect(redirect, screens, sites);
      const { rest } = splitPath(new URL(path ?? '/', location.origin).pathname);
      const screen = path === null ? undefined : screens.find((one) => isShownAt(one, rest));
      if (screen) await loadWords([featureOf(screen)]);
      if (!over) setWanted(screen && path !== null ? { path, title: screen.title } : null);
    }
    check().catch((cause: unknown) => logProblem('The wanted screen is not known', cause));
    return () => {
      over = true;
    };
  }, [redirect]);

  return wanted;
}
