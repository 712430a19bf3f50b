import { expect, test } from 'vitest';
import { screens } from '#src/app/screens.ts';
import { knownRouteAt, knownRoutes } from '#src/navigation/route-list.ts';
import type { KnownRoute } from '#src/navigation/route-list.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** What is wrong between the screens there are and the addresses the product is known by. */
function faults(some: readonly Screen[], known: readonly KnownRoute[]): string[] {
  return some.flatMap((screen) => {
    const route = known.find(({ path }) => path === screen.path);
    if (!route) return [`${screen.path} is not in src/navigation/route-list.ts`];
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

test('every screen stands where the product is known to have it, as it is known there', () => {
  expect(faults(screens, knownRoutes)).toEqual([]);
});

test('each spelling of an address belongs to one route', () => {
  const spellings = knownRoutes.flatMap(({ path, also = [] }) => [path, ...also]);
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
  expect(nameAt('nothing/of/ours')).toBeUndefined();
});

test('a screen nobody knows, in another layout or without its other spelling is noticed', () => {
  const given = {
    title: 'dashboard:title',
    access: 'login',
    layout: 'default',
    load: () => Promise.reject(new Error('not loaded')),
  } as const;
  expect(faults([{ ...given, path: 'nowhere' }], knownRoutes)).toHaveLength(1);
  expect(faults([{ ...given, path: 'cars', layout: 'blank' }], knownRoutes)).toHaveLength(1);
  expect(faults([{ ...given, path: 'barcode-reader/hotel-quick' }], knownRoutes)).toHaveLength(1);
  expect(faults([{ ...given, path: 'auto-products' }], knownRoutes)).toHaveLength(1);
  expect(faults([{ ...given, path: 'cars' }], knownRoutes)).toEqual([]);
});
