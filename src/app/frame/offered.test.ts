import { expect, test } from 'vitest';
import type { Navbar } from '#contract/platform/navigation.ts';
import { hasScreen, offeredOf } from './offered.ts';

const way = (path: string) => ({ path, title: path });
const navbar: Navbar = {
  nav: [
    {
      groups: [
        { title: 'customers', items: [way('queue'), way('customers/list')] },
        { title: 'economy', items: [way('credit-limit')] },
      ],
    },
  ],
  navbarButtons: [
    { list: way('bookings'), add: way('bookings/new') },
    { list: way('order/list2'), add: way('N0/order2/main') },
  ],
  hasSearchBar: true,
  hasCustomerQueue: true,
  hasNotifications: true,
};
const screens = (...paths: string[]) => paths.map((path) => ({ path }));

test('only what has a screen is shown, and no group without anything', () => {
  const offered = offeredOf(navbar, screens('queue', 'order/list2'));
  expect(offered.groups).toEqual([
    { title: 'navigation:daily', items: [way('order/list2')] },
    { title: 'customers', items: [way('queue')] },
  ]);
  expect(offered.buttons).toEqual([{ list: way('order/list2'), add: null }]);
});

test('a favourite without a screen here is not shown', () => {
  const starred = { ...navbar, favourites: [way('queue'), way('credit-limit')] };
  expect(offeredOf(starred, screens('queue')).favourites).toEqual([way('queue')]);
  expect(offeredOf(navbar, screens('queue')).favourites).toEqual([]);
});

test('the groups of partners are seen where they are offered, whether their pages are here or not', () => {
  const names = ['mekonomen', 'dack'].map((name) => `navigation:groups.${name}`);
  const groups = names.map((title) => ({ title, items: [way(title)] }));
  expect(offeredOf({ ...navbar, nav: [{ groups }] }, screens('queue')).groups).toEqual(
    expect.arrayContaining(groups),
  );
});

test('where a legacy application is, all of it is shown', () => {
  const { groups, buttons } = offeredOf(navbar, screens('queue'), true);
  expect(groups.map(({ title, items }) => [title, items.length])).toEqual([
    ['navigation:daily', 4],
    ['customers', 2],
    ['economy', 1],
  ]);
  expect(buttons).toEqual(navbar.navbarButtons);
});

test('the buttons are in the menu, too, for those who have no room for them, and there once', () => {
  const twice = {
    ...navbar,
    nav: [{ groups: [{ title: 'storage', items: [way('bookings')] }] }],
  };
  const { groups } = offeredOf(twice, screens('bookings', 'bookings/new'));
  expect(groups).toEqual([
    { title: 'navigation:daily', items: [way('bookings'), way('bookings/new')] },
  ]);
});

test('the queue and the bell need their screens; the search does not, it opens in place', () => {
  const { search, queue, notifications } = offeredOf(navbar, []);
  expect({ search, queue, notifications }).toEqual({
    search: true,
    queue: false,
    notifications: false,
  });
  const all = offeredOf(navbar, screens('queue', 'notification/list'));
  expect([all.queue, all.notifications]).toEqual([true, true]);
});

test('what the server does not offer is not shown, screen or not', () => {
  const none = {
    ...navbar,
    nav: [],
    navbarButtons: [],
    hasCustomerQueue: false,
    hasSearchBar: false,
  };
  const offered = offeredOf(none, screens('queue', 'customers/list'));
  expect(offered).toMatchObject({ groups: [], queue: false, search: false });
});

test('of a menu described in another way nothing is shown, and the rest holds', () => {
  const foreign = {
    ...navbar,
    nav: [{ Customers: [{ name: 'Cars', url: '/cars' }] }],
    navbarButtons: [{ name: 'Orders', url: '/order/list' }],
  } as unknown as Navbar;
  expect(offeredOf(foreign, screens('queue', 'order/list'))).toEqual({
    groups: [],
    favourites: [],
    buttons: [],
    search: true,
    queue: true,
    notifications: false,
  });
});

test('before the server has answered nothing is shown', () => {
  expect(offeredOf(undefined, screens('queue'))).toEqual({
    groups: [],
    favourites: [],
    buttons: [],
    search: false,
    queue: false,
    notifications: false,
  });
});

test('a path is a screen’s by any spelling, never by filling in a parameter', () => {
  const some = [{ path: 'bookings/:id', also: ['booking'] }, { path: 'brands/:id?' }];
  expect(hasScreen(some, 'booking')).toBe(true);
  expect(hasScreen(some, 'brands')).toBe(true);
  expect(hasScreen(some, 'bookings/new')).toBe(false);
});
