import { QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Role } from '#contract/rights.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { keepToken } from '#src/data/tokens.ts';
import { startWords } from '#src/i18n/words.ts';
import { componentOf } from '#src/navigation/page/component-of.tsx';
import { type Screen } from '#src/navigation/screen.ts';

/** For the tests of a file: the server and the words of these features; for each, a tab that has kept nothing and a window of this size. */
export function startScreens(
  words: readonly string[],
  { width, height } = { width: 1280, height: 900 },
) {
  beforeAll(async () => {
    await startWords(['common', 'crud', ...words]);
    // The server starts with the first who is let in.
    await commands.workAs('mechanic');
  });
  beforeEach(async () => {
    sessionStorage.clear();
    await page.viewport(width, height);
  });
}

/** Somebody who works at a site of a chain of its own, in a browser that shows nothing yet. */
export async function atWork(role: Role = 'manager', features: string[] = []): Promise<string> {
  const { siteId, token } = await commands.workAs(role, { features });
  keepToken(siteId, token);
  await queryClient.query(queryFor(siteId, shellCalls.profile, undefined));
  return siteId;
}

/** Shows the real screens of a feature over the real server, at a path below the site. */
export async function showScreens(screens: readonly Screen[], siteId: string, rest: string) {
  const routes = await Promise.all(
    screens.map(async (screen) => {
      const Component = componentOf(screen, await screen.load());
      return [screen.path, ...(screen.also ?? [])].map((path) => ({
        path: `/:siteId/${path}`,
        Component,
      }));
    }),
  );
  const router = createMemoryRouter(routes.flat(), { initialEntries: [`/${siteId}/${rest}`] });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
