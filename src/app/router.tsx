import { createBrowserRouter } from 'react-router';
import type { RouteObject } from 'react-router';
import { loadChunk } from '#src/device/lost-chunk.ts';
import { devScreens } from '#src/features/platform/dev/dev-screens.ts';
import { loadWords } from '#src/i18n/words.ts';
import { isStandalone } from '#src/navigation/paths.ts';
import { guardWith } from './guard.ts';
import { inLayouts } from './layouts.ts';
import { routesOf } from './routes.ts';
import { BlankLayout } from './layouts/blank-layout.tsx';
import { UnAuthenticatedLayout } from './layouts/un-authenticated-layout.tsx';
import { openScreens } from './open-screens.ts';
import { Root } from './root.tsx';
import { ScreenError } from './screen-error.tsx';

/**
 * The router. The screens around the login are here at once; those that need a site come as one
 * chunk with the frame, when the first of them is asked for.
 */
export function makeRouter() {
  let frameIsHere = false;
  // The guard is asked for the first address while the router is being made.
  let hashOf = () => location.hash;
  const root: RouteObject = {
    id: 'root',
    Component: Root,
    ErrorBoundary: ScreenError,
    middleware: [guardWith(() => hashOf())],
    children: [
      ...inLayouts(
        openScreens.filter(({ path }) => !isStandalone(path)),
        { unAuthenticated: UnAuthenticatedLayout, blank: BlankLayout },
      ),
      ...routesOf(devScreens),
    ],
  };
  const router = createBrowserRouter([root], {
    patchRoutesOnNavigation: async ({ patch, signal }) => {
      if (frameIsHere) return;
      const [{ frameRoutes }] = await Promise.all([
        loadChunk(() => import('./frame-routes.tsx')),
        loadWords(['shell']),
      ]);
      // For an address that was left meanwhile, the patch does nothing; the next one's does it.
      if (frameIsHere || signal.aborted) return;
      frameIsHere = true;
      patch('root', frameRoutes());
    },
  });
  hashOf = () => (router.state.navigation.location ?? location).hash;
  return router;
}

export type Router = ReturnType<typeof makeRouter>;
