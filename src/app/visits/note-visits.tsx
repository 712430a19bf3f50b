import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { shellCalls } from '#contract/platform/shell.ts';
import { serverNow } from '#src/data/server-time.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { shownVisits } from '#src/data/visits/visit-rules.ts';
import { noteVisit, visitsOf } from '#src/data/visits/visits.ts';
import { useOwnTitle } from '#src/navigation/page-title.ts';
import { splitPath } from '#src/navigation/paths.ts';
import { isShownAt, type Screen } from '#src/navigation/screen.ts';
import type { ScreenHandle } from '../routes.ts';
import { siteScreens } from '../screens.ts';
import { lastUsed } from './last-used.ts';

/** Notes what is opened at a site for who goes back to it, and says which pages those are. */
export function NoteVisits() {
  const { siteId, rest } = splitPath(useLocation().pathname);
  const token = useSiteTokens().find((one) => one.siteId === siteId);
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  if (siteId === null || !token || !handle) return null;
  return (
    <NoteVisit
      key={siteId}
      siteId={siteId}
      userId={token.userId}
      path={rest}
      screen={handle.screen}
    />
  );
}

interface Props {
  siteId: string;
  userId: string;
  path: string;
  screen: Screen;
}

function NoteVisit({ siteId, userId, path, screen }: Props) {
  const { t } = useTranslation();
  const own = useOwnTitle();
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights;
  const name = t(screen.title);
  const isNoted = isWorthNoting(path, screen);

  useEffect(() => {
    const at = serverNow();
    const visit = { path, title: own ?? name, kind: own === null ? '' : name, at };
    if (isNoted) noteVisit(siteId, userId, visit);
    const mayOpen = (one: { readonly path: string }) => {
      const its = siteScreens.find((other) => isShownAt(other, one.path));
      return (
        its !== undefined && (its.rights ?? []).every((right) => rights?.includes(right) ?? true)
      );
    };
    lastUsed.set(shownVisits(visitsOf(siteId, userId).filter(mayOpen), path, at));
    return () => lastUsed.set([]);
  }, [siteId, userId, path, isNoted, name, own, rights]);

  return null;
}

/** Pages in the frame; not the first one nor a search, which have ways of their own. */
const isWorthNoting = (path: string, { layout, placeholder, access }: Screen): boolean =>
  path !== '' && !/^search\b/i.test(path) && !layout && !placeholder && access !== 'public';
