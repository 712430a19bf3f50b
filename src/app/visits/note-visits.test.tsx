import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Role } from '#contract/rights.ts';
import { queryClient } from '#src/data/query.ts';
import { tokenFor } from '#src/data/tokens.ts';
import { noteVisit } from '#src/data/visits/visits.ts';
import { serverNow } from '#src/data/server-time.ts';
import { usePageTitle } from '#src/navigation/page-title.ts';
import type { Screen } from '#src/navigation/screen.ts';
import { atWork, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { inLayouts } from '../layouts.ts';
import { lastUsed } from './last-used.ts';
import { NoteVisits } from './note-visits.tsx';

startScreens(['search', 'queue', 'cars']);

function Frame() {
  return (
    <>
      <Outlet />
      <NoteVisits />
    </>
  );
}

function Car() {
  usePageTitle('EL12345');
  return <h1>{'A car'}</h1>;
}

const named = (name: string) => () => Promise.resolve({ default: () => <h1>{name}</h1> });
const screens: readonly Screen[] = [
  { path: '', title: 'common:more', load: named('First') },
  { path: 'queue', title: 'queue:title', load: named('The queue') },
  { path: 'cars', title: 'common:more', load: named('All cars') },
  { path: 'search/:query', title: 'common:retry', load: named('Search') },
  { path: 'cars/:id', title: 'common:close', load: () => Promise.resolve({ default: Car }) },
];

/** Somebody at a site of their own, who opens one page after the other. */
async function opening(role: Role = 'reception') {
  const siteId = await atWork(role);
  const routes = [
    { id: 'root', Component: Outlet, children: inLayouts(screens, { default: Frame }) },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/${siteId}`] });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const go = async (path: string, name: string) => {
    await router.navigate(`/${siteId}/${path}`);
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
  };
  return { siteId, go };
}

const shown = () => lastUsed.get().map(({ title, kind }) => [title, kind]);

test('a record is gone back to by its own name, and what is open now is not offered', async () => {
  const { go } = await opening();
  await go('cars', 'All cars');
  await go('cars/7', 'A car');
  await go('queue', 'The queue');
  await expect.poll(shown).toEqual([
    ['EL12345', 'Close'],
    ['More', ''],
  ]);
  await go('cars/7', 'A car');
  await expect.poll(shown).toEqual([
    ['Queue', ''],
    ['More', ''],
  ]);
});

test('the first page and searches are not gone back to: they have ways of their own', async () => {
  const { go } = await opening();
  await go('search/Kari', 'Search');
  await go('cars', 'All cars');
  await go('queue', 'The queue');
  await expect.poll(shown).toEqual([['More', '']]);
});

test('what one may no longer see is not offered, and another site offers nothing of this one', async () => {
  const { siteId, go } = await opening('mechanic');
  const { userId } = tokenFor(siteId)!;
  const visit = { title: 'Elsewhere', kind: '', at: serverNow() };
  noteVisit(siteId, userId, { ...visit, path: 'settings/queue' });
  noteVisit('999', userId, { ...visit, path: 'cars' });
  await go('cars/7', 'A car');
  await go('queue', 'The queue');
  await expect.poll(shown).toEqual([['EL12345', 'Close']]);
});

test('what was opened last leaves alone how often the app was visited, by which it offers to be installed', () => {
  localStorage.setItem('wheelhouse.visits', '2');
  noteVisit('9', 'somebody', { path: 'cars', title: 'Cars', kind: '', at: serverNow() });
  expect(localStorage.getItem('wheelhouse.visits')).toBe('2');
});
