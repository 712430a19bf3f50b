import '#src/ui/tokens.css';
import '#src/ui/base.css';
import '#src/ui/layout/layout.css';
import '#src/ui/layout/pieces.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Role } from '#contract/rights.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { keepToken } from '#src/data/tokens.ts';
import { componentOf } from '#src/navigation/page/component-of.tsx';
import { type Screen } from '#src/navigation/screen.ts';

/** Somebody who works at a site of a chain of its own, in a browser that shows nothing yet. */
export async function atWork(role: Role = 'manager'): Promise<string> {
  const { siteId, token } = await commands.workAs(role);
  keepToken(siteId, token);
  await queryClient.query(queryFor(siteId, shellCalls.profile, undefined));
  return siteId;
}

/** Shows the real screens of a feature over the real server, at a path below the site. */
export async function showScreens(screens: readonly Screen[], siteId: string, rest: string) {
  const routes = await Promise.all(
    screens.map(async (screen) => ({
      path: `/:siteId/${screen.path}`,
      Component: componentOf(screen, await screen.load()),
    })),
  );
  const router = createMemoryRouter(routes, { initialEntries: [`/${siteId}/${rest}`] });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
