import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Screen } from '#src/navigation/screen.ts';
import { failing, routesOf } from './routes.ts';
import { ScreenError } from './screen-error.tsx';

type Layouts = Readonly<Partial<Record<NonNullable<Screen['layout']> | 'default', ComponentType>>>;

/**
 * The routes of screens, each within its layout.
 * A screen of an unknown layout shows the module-not-found error of the specification (§8).
 */
export function inLayouts(screens: readonly Screen[], layouts: Layouts): RouteObject[] {
  return [...Map.groupBy(screens, ({ layout = 'default' }) => layout)].map(([name, ofLayout]) =>
    layoutRoute(name, layouts, routesOf(ofLayout)),
  );
}

function layoutRoute(name: string, layouts: Layouts, children: RouteObject[]): RouteObject {
  const Component = new Map<string, ComponentType>(Object.entries(layouts)).get(name);
  if (Component) return { Component, children };
  return { Component: failing(notFound(name)), ErrorBoundary: ScreenError, children };
}

const notFound = (name: string) =>
  Object.assign(new Error(`Cannot find module './layouts/${name}'`), { code: 'MODULE_NOT_FOUND' });
