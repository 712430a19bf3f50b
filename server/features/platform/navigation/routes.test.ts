import { expect, test } from 'vitest';
import { favouriteCalls } from '#contract/platform/favourites.ts';
import type { Navbar } from '#contract/platform/navigation.ts';
import { navigationCalls } from '#contract/platform/navigation.ts';
import { rightsOfRole, type Role } from '#contract/rights.ts';
import { logInAs, makeToken, makeUser } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call } = await testServer();
const roles = Object.keys(rightsOfRole) as Role[];

async function navbarOf(token: string): Promise<Navbar> {
  const { status, body } = await call(navigationCalls.navbar, {}, { token });
  expect(status).toBe(200);
  return body.data;
}
const asRole = async (role: Role, features: string[] = []) =>
  navbarOf((await logInAs(db, { roles: [role], user: await makeUser(db, { features }) })).token);

const groupsOf = ({ nav: [menu] }: Navbar) =>
  (menu?.groups ?? []).map(({ title }) => title.replace('navigation:groups.', ''));
const pathsOf = ({ nav: [menu] }: Navbar) =>
  (menu?.groups ?? []).flatMap(({ items }) => items.map(({ path }) => path));
const buttonsOf = ({ navbarButtons }: Navbar) => navbarButtons.map(({ list }) => list.path);

test.each<[Role, string[], string[]]>([
  [
    'manager',
    [
      'customers',
      'storage',
      'privacy',
      'supplier',
      'economy',
      'cashRegister',
      'messages',
      'products',
      'administration',
      'integrations',
      'screens',
      'help',
    ],
    ['bookings', 'order/list', 'tyre-hotel/list', 'customers/list'],
  ],
  [
    'reception',
    ['customers', 'storage', 'cashRegister', 'messages', 'products', 'help'],
    ['bookings', 'order/list', 'tyre-hotel/list', 'customers/list'],
  ],
  ['mechanic', ['customers', 'storage', 'messages', 'products', 'help'], ['bookings']],
  ['warehouse', ['customers', 'storage', 'messages', 'products', 'help'], ['tyre-hotel/list']],
  [
    'economy',
    [
      'customers',
      'supplier',
      'economy',
      'cashRegister',
      'messages',
      'products',
      'integrations',
      'help',
    ],
    ['order/list', 'customers/list'],
  ],
])(
  'the menu of %s has the groups of that work, in order, and its buttons',
  async (role, groups, buttons) => {
    const bar = await asRole(role);
    expect(groupsOf(bar)).toEqual(groups);
    expect(buttonsOf(bar)).toEqual(buttons);
    expect(bar).toMatchObject({
      hasSearchBar: true,
      hasCustomerQueue: true,
      hasNotifications: true,
    });
  },
);

test('nobody but a superuser is shown what superusers do, and these need no role', async () => {
  for (const role of roles) expect(groupsOf(await asRole(role))).not.toContain('superuser');
  const user = await makeUser(db, { is_superuser: true });
  const { token } = await makeToken(db, { user, site: await makeSite(db) });
  const bar = await navbarOf(token);
  expect(groupsOf(bar)).toContain('superuser');
  expect(pathsOf(bar)).toContain('queue');
  expect(bar).toMatchObject({ hasSearchBar: true, hasCustomerQueue: true });
});

test('a superuser has every group of the specification in its order, and those of their partners behind them', async () => {
  const user = await makeUser(db, { is_superuser: true, features: ['MECA', 'Dackia'] });
  const { token } = await makeToken(db, { user, site: await makeSite(db) });
  expect(groupsOf(await navbarOf(token))).toEqual([
    'customers',
    'storage',
    'privacy',
    'supplier',
    'economy',
    'cashRegister',
    'messages',
    'products',
    'administration',
    'superuser',
    'integrations',
    'screens',
    'help',
    'mekonomen',
    'dack',
  ]);
});

test('the booking calendar and bonus groups come with their features', async () => {
  const gated = ['bookings/calendar', 'customers/bonus_group/list'];
  const shown = async (features: string[]) =>
    pathsOf(await asRole('manager', features)).filter((path) => gated.includes(path));
  expect(await shown([])).toEqual([]);
  expect(await shown(['BookingCalendarView'])).toEqual(['bookings/calendar']);
  expect(await shown(['UsePriceBonus'])).toEqual(['customers/bonus_group/list']);
});

test('what belongs to a partner comes with its feature, to managers', async () => {
  const pages = {
    Mekonomen: 'mekonomen/orders/health-check',
    MECA: 'mekonomen/meca-price-tool',
    Dackia: 'integrations/dackia/config',
    Dackpartner: 'dackpartner/price-setup',
  };
  const shown = async (role: Role, features: string[]) =>
    pathsOf(await asRole(role, features)).filter((path) => Object.values(pages).includes(path));
  expect(await shown('manager', [])).toEqual([]);
  for (const [feature, path] of Object.entries(pages)) {
    expect(await shown('manager', [feature])).toEqual([path]);
  }
  expect(await shown('reception', Object.keys(pages))).toEqual([]);
});

test('somebody without a role here is offered neither search, queue nor notifications', async () => {
  const { token } = await logInAs(db, { roles: [] });
  const bar = await navbarOf(token);
  expect(bar).toMatchObject({
    navbarButtons: [],
    hasSearchBar: false,
    hasCustomerQueue: false,
    hasNotifications: false,
  });
  expect(pathsOf(bar)).toEqual([]);
});

test('a role at another site of the chain opens nothing here', async () => {
  const here = await logInAs(db, { roles: ['warehouse'] });
  const elsewhere = await makeSite(db, { chain_id: here.site.chain_id });
  await logInAs(db, { user: here.user, site: elsewhere, roles: ['manager'] });
  expect(groupsOf(await navbarOf(here.token))).not.toContain('administration');
});

test('favourites are kept with the person, and shown only where their pages are offered', async () => {
  const here = await logInAs(db, { roles: ['manager'] });
  const elsewhere = await makeSite(db, { chain_id: here.site.chain_id });
  const there = await logInAs(db, { user: here.user, site: elsewhere, roles: ['mechanic'] });
  const star = (path: string, token: string, wanted = true) =>
    call(favouriteCalls.setFavourite, { body: { path, wanted } }, { token });
  const shown = async (token: string) =>
    (await navbarOf(token)).favourites?.map(({ path }) => path);
  await star('settings', here.token);
  const { body } = await star('queue', here.token);
  expect(body.data).toEqual(['settings', 'queue']);
  expect(await shown(there.token)).toEqual(['queue']);
  // Who may not open a page here stars it for no other site either.
  await star('tags', there.token);
  await star('queue', there.token, false);
  expect(await shown(here.token)).toEqual(['settings']);
});

test('two stars that are given at once are both kept', async () => {
  const { token } = await logInAs(db, { roles: ['manager'] });
  const star = (path: string) =>
    call(favouriteCalls.setFavourite, { body: { path, wanted: true } }, { token });
  await Promise.all([star('queue'), star('cars')]);
  const { favourites = [] } = await navbarOf(token);
  expect(favourites.map(({ path }) => path).toSorted()).toEqual(['cars', 'queue']);
});

test('nothing is offered twice', async () => {
  const user = await makeUser(db, {
    is_superuser: true,
    features: [
      'BookingCalendarView',
      'UsePriceBonus',
      'Mekonomen',
      'MECA',
      'Dackia',
      'Dackpartner',
    ],
  });
  const { token } = await makeToken(db, { user, site: await makeSite(db) });
  const paths = pathsOf(await navbarOf(token));
  expect(paths).toEqual([...new Set(paths)]);
});
