import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Screen } from '#src/navigation/screen.ts';
import { inLayouts } from './layouts.ts';
import { BlankLayout } from './layouts/blank-layout.tsx';

const screen = (path: string, layout: string, also: readonly string[] = []): Screen => ({
  path,
  also,
  title: 'common:errors.not_found',
  layout: layout as NonNullable<Screen['layout']>,
  load: () => Promise.resolve({ default: () => <h1>{path}</h1> }),
});

function open(path: string, screens: readonly Screen[]) {
  // As in the app, below a root: React Router treats a route at the top differently.
  const routes = [
    { id: 'root', Component: Outlet, children: inLayouts(screens, { blank: BlankLayout }) },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return { router, page: render(<RouterProvider router={router} />) };
}

test('a screen stands in its layout, by each of its spellings', async () => {
  const screens = [screen('board', 'blank', ['wall'])];
  for (const path of ['/7/board', '/7/wall']) {
    const shown = await open(path, screens).page;
    await expect.element(shown.getByRole('main').getByText('board')).toBeVisible();
    await shown.unmount();
  }
});

test('a screen of an unknown layout is a module that was not found, and the others go on', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const screens = [screen('board', 'blank'), screen('odd', 'sideways')];
  const { router, page } = open('/7/odd', screens);
  const shown = await page;
  await expect.element(shown.getByRole('alert')).toBeVisible();
  expect(logged).toHaveBeenCalledWith(
    'A screen failed',
    expect.objectContaining({
      code: 'MODULE_NOT_FOUND',
      message: "Cannot find module './layouts/sideways'",
    }),
  );
  await router.navigate('/7/board');
  await expect.element(shown.getByText('board')).toBeVisible();
});
