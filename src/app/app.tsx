import type { ComponentType } from 'react';
import { RouterProvider } from 'react-router/dom';
import { watchTokens } from '#src/data/tokens.ts';
import { watchInstall } from '#src/device/install.ts';
import { headFor } from '#src/device/lost-chunk.ts';
import { startWords } from '#src/i18n/words.ts';
import { isLogin, withRedirect } from '#src/navigation/paths.ts';
import { decideNow, follow } from './guard.ts';
import { makeRouter } from './router.tsx';
import type { Router } from './router.tsx';

/**
 * Starts the app at the page's address and resolves, once the first screen is loaded, with what
 * shows it. Null when the person has to log in first: the address is the login's then.
 */
export async function startApp(): Promise<ComponentType | null> {
  const words = startWords(['common', 'session']);
  const decision = decideNow(location);
  if (decision.to === 'path') {
    history.replaceState(history.state, '', await follow(decision));
    if (isLogin(location.pathname)) return null;
  }
  watchInstall();
  const router = makeRouter();
  router.subscribe(({ navigation: { location: to } }) => {
    headFor(to ? to.pathname + to.search + to.hash : null);
  });
  watchTokens(() => leaveWhenSignedOut(router));
  await Promise.all([words, initialised(router)]);
  return () => <RouterProvider router={router} />;
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
  location.replace(withRedirect('/login', wanted));
}
