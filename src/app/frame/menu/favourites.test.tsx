import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { navigationCalls } from '#contract/platform/navigation.ts';
import { send } from '#src/data/api.ts';
import { queryClient } from '#src/data/query.ts';
import { usePanel } from '#src/navigation/panel/use-panel.ts';
import { atWork, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { lastUsed } from '../../visits/last-used.ts';
import { useOffered } from '../use-offered.ts';
import { setFavourite } from './favourites.ts';
import { Menu } from './menu.ts';

startScreens(['shell', 'navigation'], { width: 1440, height: 900 });

function Screen({ siteId }: { siteId: string }) {
  const offered = useOffered(siteId);
  const menu = usePanel('menu');
  const { pathname } = useLocation();
  return (
    <main>
      <output>{pathname}</output>
      <button type="button" onClick={menu.show}>
        {'open'}
      </button>
      {menu.open && <Menu siteId={siteId} {...offered} />}
    </main>
  );
}

async function openMenu(siteId: string) {
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/${siteId}/queue`]}>
        <Routes>
          <Route path="*" element={<Screen siteId={siteId} />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

const favourites = page.getByRole('region', { name: 'Favourites' });
const star = (name: string) => page.getByRole('button', { name: `Star ${name}`, exact: true });
const kept = async (siteId: string) =>
  (await send(navigationCalls.navbar, undefined, { siteId })).data.favourites?.map(
    ({ path }) => path,
  );
test('a starred page stands first in the menu, on every device, until its star is taken away', async () => {
  const siteId = await atWork('reception');
  await openMenu(siteId);
  await expect.element(page.getByRole('link', { name: 'Cars', exact: true })).toBeVisible();
  await expect.element(favourites).not.toBeInTheDocument();
  await star('Cars').click();
  await expect.element(favourites.getByRole('link', { name: 'Cars' })).toBeVisible();
  await expect.element(star('Cars').first()).toHaveAttribute('aria-pressed', 'true');
  expect(await kept(siteId)).toEqual(['cars']);
  await favourites.getByRole('button', { name: 'Star Cars' }).click();
  await expect.element(favourites).not.toBeInTheDocument();
  expect(await kept(siteId)).toEqual([]);
});

test('what a person may not open is not starred', async () => {
  const siteId = await atWork('mechanic');
  await setFavourite(siteId, 'credit-limit', true);
  await setFavourite(siteId, 'queue', true);
  expect(await kept(siteId)).toEqual(['queue']);
});

test('the menu leads back to what was opened last', async () => {
  const siteId = await atWork('mechanic');
  lastUsed.set([{ path: 'cars/7', title: 'EL12345', kind: 'Car', at: 0 }]);
  await openMenu(siteId);
  const last = page.getByRole('region', { name: 'Last used' });
  await expect
    .element(last.getByRole('link', { name: 'EL12345 Car' }))
    .toHaveAttribute('href', `/${siteId}/cars/7`);
  lastUsed.set([]);
  await expect.element(last).not.toBeInTheDocument();
});

test('pages of a long group stand with those that are used for the same', async () => {
  const siteId = await atWork('manager', ['BookingCalendarView']);
  await openMenu(siteId);
  const customers = page.getByRole('region', { name: 'Customers and cars' });
  await expect.element(customers.getByRole('heading', { name: 'Bookings' })).toBeVisible();
  await expect.element(customers.getByRole('link', { name: 'Booking calendar' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find in the menu' }).fill('desk queue');
  await expect.element(page.getByRole('link', { name: 'Queue', exact: true })).toBeVisible();
});
