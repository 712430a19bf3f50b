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

/** The screen a `redirect` leads to when it is one of ours, else null; undefined until that is known. */
export function useSafeRedirect(redirect: string | null): Wanted | null | undefined {
  const [wanted, setWanted] = useState<Wanted | null | undefined>(
    redirect === null ? null : undefined,
  );

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
    check().catch((cause: unknown) => {
      logProblem('The wanted screen is not known', cause);
      if (!over) setWanted(null);
    });
    return () => {
      over = true;
    };
  }, [redirect]);

  return wanted;
}
