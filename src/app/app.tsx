import type { ComponentType } from 'react';
import { RouterProvider } from 'react-router/dom';
import { forgetOthers, signOut } from '#src/data/sign-out.ts';
import { personHere, tokenFor, watchTokens } from '#src/data/tokens.ts';
import { watchInstall } from '#src/device/install.ts';
import { logProblem } from '#src/device/log.ts';
import { headFor } from '#src/device/lost-chunk.ts';
import { startWords } from '#src/i18n/words.ts';
import { isLogin, sitePath, splitPath, withRedirect } from '#src/navigation/paths.ts';
import { readFont } from '#src/ui/font/font.ts';
import { decideFirst, decideNow, follow } from './guard.ts';
import { makeRouter } from './router.tsx';
import type { Router } from './router.tsx';
import '#src/ui/font/font.css';
import '#src/ui/layout/layout.css';
import '#src/ui/layout/pieces.css';
import '#src/ui/layout/workshop.css';

/**
 * Starts the app at the page's address and resolves, once the first screen is loaded, with what
 * shows it. Null when the person has to log in first: the address is the login's then.
 */
export async function startApp(): Promise<ComponentType | null> {
  const words = startWords(['common', 'session']);
  await forgetOthers();
  const decision = decideFirst();
  if (decision.to === 'path') {
    history.replaceState(history.state, '', await follow(decision));
    if (isLogin(location.pathname)) return null;
  }
  const font = readFont();
  watchInstall();
  const router = makeRouter();
  router.subscribe(({ navigation: { location: to } }) => {
    headFor(to ? to.pathname + to.search + to.hash : null);
  });
  followPerson(router);
  await Promise.all([words, initialised(router), font]);
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

/** Whoever is here may leave, or be somebody else after a login in another tab: what this tab holds is not theirs. */
function followPerson(router: Router): void {
  let person = personHere();
  const stop = watchTokens(() => {
    const now = personHere();
    const isElse = person !== null && now !== null && now !== person;
    person ??= now;
    if (isElse) startOver(router);
    else if (isSignedOut(router)) {
      stop();
      leave(router).catch((cause: unknown) => logProblem('The way to the login failed', cause));
    }
  });
}

function startOver({ state }: Router): void {
  const { siteId } = splitPath(state.location.pathname);
  location.replace(siteId !== null && tokenFor(siteId) ? sitePath(siteId) : '/');
}

/** A 401, or a sign-out in another tab. */
function isSignedOut({ state: { location: here, navigation } }: Router): boolean {
  // A navigation under way has its own guard, and a sign-out by this tab is one.
  if (navigation.state !== 'idle') return false;
  const decision = decideNow(here);
  return decision.to === 'path' && decision.logOut;
}

/** Leaves nothing behind, and goes to the login, which leads back. */
async function leave({ state: { location: here } }: Router): Promise<void> {
  await signOut();
  const wanted = here.pathname + here.search + here.hash;
  location.replace(withRedirect('/login', wanted));
}
