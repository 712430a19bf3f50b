import { use } from 'react';
import { RouterProvider } from 'react-router/dom';
import { watchTokens } from '#src/data/tokens.ts';
import { startWords } from '#src/i18n/words.ts';
import { withRedirect } from '#src/navigation/paths.ts';
import { provideScreens } from '#src/navigation/screen-table.ts';
import { decideNow, follow } from './guard.ts';
import { makeRouter } from './router.tsx';
import type { Router } from './router.tsx';

provideScreens(async () => (await import('./screens.ts')).screens);

// Begun when this module is loaded, so that nothing waits for React's first render.
const started = start();

async function start(): Promise<Router> {
  const words = startWords(['common', 'session']);
  // The frame is not loaded for an address that leads to the login.
  const decision = decideNow(location);
  if (decision.to === 'path') {
    history.replaceState(history.state, '', await follow(decision));
  }
  const router = makeRouter();
  watchTokens(() => leaveWhenSignedOut(router));
  await Promise.all([words, initialised(router)]);
  return router;
}

/** Until the first screen is loaded the page shows what stands in it. */
function initialised(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** A 401, or a sign-out in another tab: to the login, which leads back. */
function leaveWhenSignedOut(router: Router): void {
  const { location: here, navigation } = router.state;
  // A navigation under way has its own guard, and a sign-out by this tab is one.
  if (navigation.state !== 'idle') return;
  const decision = decideNow(here);
  if (decision.to !== 'path' || !decision.logOut) return;
  const wanted = here.pathname + here.search + here.hash;
  void router.navigate(withRedirect('/login', wanted), { replace: true });
}

/** The app. It suspends, without anything to show instead, until its first screen is there: the page shows its own first paint as long. */
export function App() {
  return <RouterProvider router={use(started)} />;
}
