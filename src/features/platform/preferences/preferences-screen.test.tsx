import { QueryClientProvider } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { refetchFailed, queryClient } from '#src/data/query.ts';
import { keepToken, tokenFor } from '#src/data/tokens.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import PreferencesScreen from './preferences-screen.tsx';

const { between } = startBetween();
startScreens(['preferences', 'dashboard', 'queue']);

const withoutServer = () => between.use(http.all('*/api/*', () => HttpResponse.error()));

async function atWork() {
  const { siteId, token } = await commands.workAs('mechanic');
  keepToken(siteId, token);
  return siteId;
}

function open(siteId: string) {
  const router = createMemoryRouter(
    [{ path: '/:siteId/:id/user/edit_all', Component: PreferencesScreen }],
    { initialEntries: [`/${siteId}/${tokenFor(siteId)?.userId}/user/edit_all`] },
  );
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const language = page.getByLabelText('Language');
const needsServer = page.getByText('and this has not been opened on this device before', {
  exact: false,
});

test('without the server, what was never opened says so soon, what holds on the device works, and the rest comes by itself', async () => {
  const siteId = await atWork();
  withoutServer();
  await open(siteId);
  await expect.element(needsServer, { timeout: 3000 }).toBeVisible();
  await expect.element(page.getByText('Sunlight').first()).toBeVisible();
  between.resetHandlers();
  await refetchFailed(siteId);
  await expect.element(language).toBeVisible();
  await expect.element(needsServer).not.toBeInTheDocument();
});

test('without the server, what was opened before is there, and says from when it is', async () => {
  const siteId = await atWork();
  const seen = await open(siteId);
  await expect.element(language).toBeVisible();
  await seen.unmount();
  withoutServer();
  // As after a start: all that is left is what the device kept.
  queryClient.clear();
  await open(siteId);
  await expect.element(language).toBeVisible();
  await expect
    .element(page.getByText('You are offline. This is from', { exact: false }))
    .toBeVisible();
});
