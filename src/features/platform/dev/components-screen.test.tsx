import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startWords } from '#src/i18n/words.ts';
import ComponentsScreen from './components-screen.tsx';
import { devScreens } from './dev-screens.ts';

beforeAll(async () => {
  await startWords(['common', ...devScreens.flatMap(({ words = [] }) => words)]);
});

async function open(address: string) {
  const paths = ['dev/components', ':siteId/dev/components'];
  const router = createMemoryRouter(
    paths.map((path) => ({ path, Component: ComponentsScreen })),
    { initialEntries: [address] },
  );
  await render(<RouterProvider router={router} />);
  return page.getByRole('region', { name: 'dark, comfortable' });
}

test('without a site the pieces are shown that need none', async () => {
  const dark = await open('/dev/components');
  await expect.element(dark.getByRole('button', { name: 'Print labels' })).toBeVisible();
  await expect
    .element(dark.getByRole('link', { name: /^A\.03-2/ }))
    .toHaveAttribute('href', expect.stringContaining('place=A.03-2'));
  expect(dark.getByText('T-118').elements()).toEqual([]);
});

test('at a site goods, batches and steps are shown without asking the server', async () => {
  // The browser notes a certain number of requests: those for the code are more.
  performance.clearResourceTimings();
  const dark = await open('/1/dev/components');
  await expect.element(dark.getByRole('heading', { name: /T-118/ })).toBeVisible();
  await expect.element(dark.getByText('Nothing is on its way here.')).toBeVisible();
  await expect.element(dark.getByRole('checkbox', { name: /Kari Lunde/ })).toBeVisible();
  await userEvent.click(dark.getByRole('button', { name: 'Read odometer' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const asked = performance.getEntriesByType('resource').filter(({ name }) => /\/api\//.test(name));
  expect(asked.map(({ name }) => name)).toEqual([]);
});
