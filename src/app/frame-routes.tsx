import type { RouteObject } from 'react-router';
import type { Screen } from '#src/navigation/screen.ts';
import { DefaultLayout } from './frame/default-layout.tsx';
import { NotFound } from './not-found.tsx';
import { routesOf } from './routes.ts';
import { ScreenError } from './screen-error.tsx';
import { siteScreens } from './screens.ts';
import { SiteSession } from './site-session.tsx';

const inLayout = (layout: Screen['layout']) =>
  routesOf(siteScreens.filter((screen) => screen.layout === layout));

/** The routes that need a login: all within one session at a site, most of them in the frame. */
export function frameRoutes(): RouteObject[] {
  return [
    {
      Component: SiteSession,
      ErrorBoundary: ScreenError,
      children: [
        {
          Component: DefaultLayout,
          children: [
            ...inLayout('default'),
            { path: ':siteId/*', Component: NotFound, ErrorBoundary: ScreenError },
          ],
        },
        ...inLayout('blank'),
        ...inLayout('unAuthenticated'),
      ],
    },
  ];
}
