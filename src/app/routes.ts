import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadChunk } from '#src/device/lost-chunk.ts';
import { loadWords } from '#src/i18n/words.ts';
import { componentOf } from '#src/navigation/page/component-of.tsx';
import { addressesOf, featureOf } from '#src/navigation/screen.ts';
import type { Screen } from '#src/navigation/screen.ts';
import { ScreenError } from './screen-error.tsx';

/** What a route knows of its screen, for `useMatches`. */
export interface ScreenHandle {
  readonly screen: Screen;
}

/** The routes of screens, one for each of their addresses. */
export function routesOf(screens: readonly Screen[]): RouteObject[] {
  return screens.flatMap((screen) => {
    const route = (path: string, id: string): RouteObject => ({
      id,
      path,
      handle: { screen } satisfies ScreenHandle,
      ErrorBoundary: ScreenError,
      lazy: () => load(screen),
    });
    return addressesOf(screen).map(({ path, name }) => route(path, name));
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
