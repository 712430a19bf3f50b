import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadChunk } from '#src/device/lost-chunk.ts';
import { loadWords } from '#src/i18n/words.ts';
import { featureOf } from '#src/navigation/screen.ts';
import type { Screen } from '#src/navigation/screen.ts';
import { ScreenError } from './screen-error.tsx';

/** What a route knows of its screen, for `useMatches`. */
export interface ScreenHandle {
  readonly screen: Screen;
}

/** The routes of screens: at a site, and without one where that is allowed. */
export function routesOf(screens: readonly Screen[]): RouteObject[] {
  return screens.flatMap((screen) => {
    const route = (path: string): RouteObject => ({
      path,
      handle: { screen } satisfies ScreenHandle,
      ErrorBoundary: ScreenError,
      lazy: () => load(screen),
    });
    const atSite = route(screen.path ? `:siteId/${screen.path}` : ':siteId');
    return screen.withoutSite ? [atSite, route(screen.path)] : [atSite];
  });
}

async function load(screen: Screen): Promise<{ Component: ComponentType }> {
  const [module] = await Promise.all([loadChunk(screen.load), loadWords([featureOf(screen)])]);
  return { Component: module.default };
}
