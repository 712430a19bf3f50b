import { expect, test } from 'vitest';
import { matchRoutes } from 'react-router';
import { screens } from '#src/app/screens.ts';
import { knownRouteAt, knownRoutes } from '#src/navigation/route-list.ts';
import type { KnownRoute } from '#src/navigation/route-list.ts';
import { addressesOf } from '#src/navigation/screen.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** What a screen is that nobody outside knows by its address: any other is said in `src/navigation/route-list.ts`. */
const ours: Omit<KnownRoute, 'path' | 'part' | 'name'> = {};

/** What is wrong between the screens there are and the addresses the product is known by. */
function problems(some: readonly Screen[], known: readonly KnownRoute[]): string[] {
  return some.flatMap((screen) => {
    const route = known.find(({ path }) => path === screen.path) ?? ours;
    const differs = (what: string, one: unknown, other: unknown) =>
      one === other ? [] : [`${screen.path}: ${what} is ${String(one)}, known as ${String(other)}`];
    return [
      ...differs('access', screen.access, route.access),
      ...differs('layout', screen.layout, route.layout),
      ...differs('hideNavBar', screen.hideNavBar ?? false, route.hideNavBar ?? false),
      ...differs('withoutSite', screen.withoutSite ?? false, route.withoutSite ?? false),
      ...(route.also ?? [])
        .filter((spelling) => !screen.also?.includes(spelling))
        .map((spelling) => `${screen.path} is not shown at ${spelling}`),
    ];
  });
}

test('a screen is guarded and laid out as its address is known; one nobody knows needs a login and stands in the frame', () => {
  expect(problems(screens, knownRoutes)).toEqual([]);
});

const accessAndLayout = ({
  access,
  layout,
  hideNavBar,
}: Pick<Screen, 'access' | 'layout' | 'hideNavBar'>) =>
  `${access ?? 'login'} ${layout ?? 'default'}${hideNavBar ? ' hideNavBar' : ''}`;

// With something in its parameters, and without those that may be left out.
const exampleOf = (spelling: string) =>
  spelling.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '4711');

/** What the router shows otherwise than the product is known to, at every known address, whether its screen is built or not. */
function strays(some: readonly Screen[], known: readonly KnownRoute[]): string[] {
  const routes = some.flatMap((screen) =>
    addressesOf(screen).map(({ path }) => ({ path, handle: screen })),
  );
  const at = (address: string) => {
    const shown = matchRoutes(routes, address)?.at(-1)?.route.handle;
    return shown && accessAndLayout(shown);
  };
  return known.flatMap(({ path, also = [], withoutSite, ...known }) =>
    [path, ...also]
      .map(exampleOf)
      .flatMap((rest) => [`/7/${rest}`, ...(withoutSite ? [`/${rest}`] : [])])
      .filter((address) => at(address) !== accessAndLayout(known))
      .map((address) => `${address} is shown as ${at(address) ?? 'nothing'}`),
  );
}

test('every known address is guarded and laid out as it is known, built or not', () => {
  expect(strays(screens, knownRoutes)).toEqual([]);
});

test('an address that sends strangers to the login, or shows the bar where none is, is noticed', () => {
  const built = screens.filter(({ path }) => !/^(payment\/|barcode)/.test(path));
  expect(strays(built, knownRoutes)).toEqual([
    '/7/payment/notification is shown as login default',
    '/payment/notification is shown as login default',
    '/7/payment/invoice is shown as login default',
    '/payment/invoice is shown as login default',
    '/7/barcode-reader/hotel-quick is shown as login default',
  ]);
});

test.each([
  ['route', knownRoutes],
  ['screen', screens],
] as const)('each spelling of an address belongs to one %s', (_, all) => {
  const spellings = all.flatMap(({ path, also = [] }) => [path, ...also]);
  expect(spellings.length).toBe(new Set(spellings).size);
  expect(spellings.filter((spelling) => /^\/|\/$|\/\//.test(spelling))).toEqual([]);
});

test('an address is recognised by any spelling, with anything in its parameters', () => {
  const nameAt = (rest: string) => knownRouteAt(rest)?.name;
  expect(nameAt('')).toBe('First page');
  expect(nameAt('auto-products/list')).toBe(nameAt('auto-products'));
  expect(nameAt('4711/customer/show')).toBe('Customer');
  expect(nameAt('tyre_hotel_new')).toBe(nameAt('tyre_hotel_new/detailed'));
  expect(nameAt('bookings/new')).not.toBe(nameAt('bookings/7'));
  expect(nameAt('settings/booking/calendars/new')).toBe('New calendar');
  expect(nameAt('N0/order2/main')).toBe('New order');
  expect(nameAt('nothing/of/ours')).toBeUndefined();
});

test('a screen open to all that nobody knows, in another layout or without its other spelling is noticed', () => {
  const base = {
    title: 'dashboard:title',
    load: () => Promise.reject(new Error('not loaded')),
  } as const;
  expect(problems([{ ...base, path: 'nowhere' }], knownRoutes)).toEqual([]);
  expect(problems([{ ...base, path: 'nowhere', access: 'public' }], knownRoutes)).toHaveLength(1);
  expect(problems([{ ...base, path: 'cars', layout: 'blank' }], knownRoutes)).toHaveLength(1);
  expect(problems([{ ...base, path: 'barcode-reader/hotel-quick' }], knownRoutes)).toHaveLength(1);
  expect(problems([{ ...base, path: 'auto-products' }], knownRoutes)).toHaveLength(1);
  expect(problems([{ ...base, path: 'cars' }], knownRoutes)).toEqual([]);
});
