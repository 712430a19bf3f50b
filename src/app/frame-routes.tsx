import type { RouteObject } from 'react-router';
import { DefaultLayout } from './frame/default-layout.tsx';
import { inLayouts } from './layouts.ts';
import { BlankLayout } from './layouts/blank-layout.tsx';
import { UnAuthenticatedLayout } from './layouts/un-authenticated-layout.tsx';
import { ScreenError } from './screen-error.tsx';
import { siteScreens } from './screens.ts';
import { SiteSession } from './site-session.tsx';

const layouts = {
  default: DefaultLayout,
  blank: BlankLayout,
  unAuthenticated: UnAuthenticatedLayout,
};

/** The routes that need a login: all within one session at a site, most of them in the frame. */
export function frameRoutes(): RouteObject[] {
  return [
    {
      Component: SiteSession,
      ErrorBoundary: ScreenError,
      children: inLayouts(siteScreens, layouts),
    },
  ];
}
