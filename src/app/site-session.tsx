import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { queryClient } from '#src/data/query.ts';
import { noteReading } from '#src/data/sign-out.ts';
import { tokenFor } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { showFont } from '#src/ui/font/font.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { loadWords } from '#src/i18n/words.ts';

// What runs behind the screens comes after the first of them.
const work = () => import('./session-work.ts');
const translations = async () =>
  (await import('./host/follow-translations.ts')).followTranslations();
const boot = async () => (await import('./boot.ts')).boot;
const BehindScreens = lazyComponent(async () => {
  // With the palette and its words: it opens in the moment in which it is asked for.
  const [{ BehindScreens: Behind }, { Palette }] = await Promise.all([
    import('./behind-screens.tsx'),
    import('./palette/palette.tsx'),
    loadWords(['search']),
  ]);
  return (props: { siteId: string }) => <Behind {...props} Palette={Palette} />;
});

const NoteVisits = lazyComponent(async () => (await import('./visits/note-visits.tsx')).NoteVisits);

const notStarted = (cause: unknown) => logProblem('What runs behind the screens failed', cause);

/** Everything that runs while somebody is logged in: the boot of the site they are at, the outbox, the renewal of tokens, the app's typeface. */
export function SiteSession() {
  const { siteId = '' } = useParams();
  const { pathname } = useLocation();

  useLayoutEffect(showFont, [pathname]);

  useEffect(() => {
    noteReading();
    translations().catch(notStarted);
    return untilLeft(async () => (await work()).startWork());
  }, []);

  useEffect(() => {
    const left = new AbortController();
    if (tokenFor(siteId))
      boot()
        .then((start) => start(siteId, left.signal))
        .catch(notStarted);
    return () => left.abort();
  }, [siteId]);

  return (
    <QueryClientProvider client={queryClient}>
      {siteId && <BehindScreens siteId={siteId} />}
      {siteId && <NoteVisits />}
      <Outlet />
    </QueryClientProvider>
  );
}

/** Ends what was started, once it has. */
function untilLeft(start: () => Promise<() => void>): () => void {
  const stop = start();
  stop.catch(notStarted);
  return () =>
    void stop.then(
      (end) => end(),
      () => undefined,
    );
}
