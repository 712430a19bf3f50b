import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '#src/data/query.ts';
import { keepTokens } from '#src/data/tokens.ts';
import { holdValue } from '#src/device/held-value.ts';
import { startWords } from '#src/i18n/words.ts';
import { usePanel } from '#src/navigation/panel/use-panel.ts';
import { Menu } from './menu.ts';

const item = (path: string, name: string) => ({ path, title: `navigation:items.${name}` });
const groups = [
  {
    title: 'navigation:groups.customers',
    items: [item('customers/list', 'customers'), item('cars', 'cars'), item('drivers', 'drivers')],
  },
  {
    title: 'navigation:groups.economy',
    items: [item('credit-limit', 'creditLimits'), item('settings/economy/accounts', 'accounts')],
  },
];

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const tokenOf = (site: string, person: string) =>
  `${encode({})}.${encode({ aud: site, sub: person, jti: 'j', exp: 4e9, siteName: 'Alnabru' })}.x`;

beforeAll(async () => {
  await startWords(['common', 'shell', 'navigation']);
});

// As long as the server has not answered the menu is empty.
const offered = holdValue<typeof groups>(groups);

function Screen() {
  const here = offered.use();
  const menu = usePanel('menu');
  const { pathname, search } = useLocation();
  return (
    <main>
      <output>{pathname + search}</output>
      <button type="button" onClick={menu.show}>
        open
      </button>
      {menu.open && <Menu siteId="7" groups={here} favourites={[]} />}
    </main>
  );
}

/** The menu over a screen of site 7, for a person of their own who holds tokens of these sites. */
async function openMenu(...others: string[]) {
  const person = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  keepTokens(Object.fromEntries(['7', ...others].map((site) => [site, tokenOf(site, person)])));
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/7/queue']}>
        <Routes>
          <Route path="*" element={<Screen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

const link = (name: string) => page.getByRole('link', { name, exact: true });
const filter = page.getByRole('searchbox', { name: 'Find in the menu' });

test('Escape closes the menu, and the focus is back on what opened it', async () => {
  await openMenu();
  expect(page.getByText('/7/queue?panel=menu').elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('/7/queue', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'open' })).toHaveFocus();
});

test('what was pressed before the menu came is not lost', async () => {
  offered.set([]);
  await openMenu();
  await filter.fill('drivers');
  await userEvent.keyboard('{ArrowDown}');
  offered.set(groups);
  await expect.element(link('Drivers')).toHaveFocus();
  offered.set([]);
  await userEvent.click(filter);
  await userEvent.keyboard('{Enter}');
  offered.set(groups);
  await expect.element(page.getByText('/7/drivers', { exact: true })).toBeVisible();
});

test('arrows lead through the groups, up again into the filter, and letters into it too', async () => {
  await openMenu();
  await filter.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link('Customers')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(link('Accounts')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect.element(link('Cars')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(filter).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}dr');
  await expect.element(filter).toHaveValue('dr');
  await expect.element(link('Drivers')).toBeVisible();
  await expect.element(link('Cars')).not.toBeInTheDocument();
});

test('on a wide page the groups stand side by side, and left and right lead across', async () => {
  await page.viewport(1440, 900);
  await openMenu();
  await filter.click();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(link('Credit limits')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(link('Customers')).toHaveFocus();
});

test('Enter in the filter goes to the first that fits, and the menu does not stay behind', async () => {
  await openMenu();
  await filter.fill('credit');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('/7/credit-limit', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('what nothing is called is said', async () => {
  await openMenu();
  await filter.fill('zzz');
  await expect.element(page.getByText('Nothing in the menu is called that.')).toBeVisible();
});

test('another site is offered to anyone who holds more than one token, and logging out says how far it goes', async () => {
  await openMenu();
  await expect.element(link('Log out')).toBeVisible();
  await expect.element(link('Change site')).not.toBeInTheDocument();
});

test('with several sites one may change, and logs out of all', async () => {
  await openMenu('8');
  await expect.element(link('Change site')).toBeVisible();
  await expect.element(link('Log out of all sites')).toBeVisible();
});
