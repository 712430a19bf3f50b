import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadChunk } from '#src/device/lost-chunk.ts';
import { loadWords } from '#src/i18n/words.ts';
import { componentOf } from '#src/navigation/page/component-of.tsx';
import { featureOf } from '#src/navigation/screen.ts';
import type { Screen } from '#src/navigation/screen.ts';
import { ScreenError } from './screen-error.tsx';

/** What a route knows of its screen, for `useMatches`. */
export interface ScreenHandle {
  readonly screen: Screen;
}

/** The routes of screens, by every spelling: at a site, and, named NoSite, without one where that is allowed. */
export function routesOf(screens: readonly Screen[]): RouteObject[] {
  return screens.flatMap((screen) => {
    const route = (path: string, id: string): RouteObject => ({
      id,
      path,
      handle: { screen } satisfies ScreenHandle,
      ErrorBoundary: ScreenError,
      lazy: () => load(screen),
    });
    return [screen.path, ...(screen.also ?? [])].flatMap((path) => {
      const atSite = route(path ? `:siteId/${path}` : ':siteId', `at ${path}`);
      return screen.withoutSite ? [atSite, route(path, `at ${path} NoSite`)] : [atSite];
    });
  });
}

async function load(screen: Screen): Promise<{ Component: ComponentType }> {
  try {
    const words = [featureOf(screen), ...(screen.words ?? [])];
    const [module] = await Promise.all([loadChunk(screen.load), loadWords(words)]);
    return { Component: componentOf(screen, module) };
  } catch (cause) {
    return { Component: failing(cause) };
  }
}

/** A screen that fails when it is shown: React Router shows nothing at all for a route whose `lazy` failed. */
export const failing = (cause: unknown) => (): never => {
  throw cause;
};
