import { matches } from './paths.ts';
import { inFrame } from './routes/in-frame.ts';
import type { Screen } from './screen.ts';

/** A place of the product that people and other programs know by its address, whether we have its screen yet or not. */
export interface KnownRoute extends Pick<
  Screen,
  'path' | 'access' | 'layout' | 'hideNavBar' | 'withoutSite' | 'also'
> {
  /** The part of the product it belongs to. */
  readonly part: string;
  /** In English, for those who build and for a page that is not there yet. */
  readonly name: string;
}

// Opened from a link, without a login and with or without a site.
const open: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: {
    login: 'Log in',
    forgot: 'Forgot password',
    'forgot/:token': 'Choose a new password',
    'email/unsubscribe': 'No more e-mail',
  },
  suppliers: { 'supplier/order': "A supplier's order" },
  economy: {
    'payment/notification': 'What came of a payment',
    'payment/invoice': 'Pay an invoice',
  },
  integrations: {
    'integrations/fortnox/before-auth': 'Fortnox, before it is let in',
    'integrations/fortnox/after-auth': 'Fortnox, after it was let in',
  },
  cars: { 'tread-depth/:token': 'Tread depths for the owner of a car' },
  bookings: { 'book/:slug': 'Booking by a portal', 'b/:code': 'Booking of a customer' },
  orders: { 'quote/:code': 'Quote for a customer' },
  tyreHotel: { 'wheel/:code': 'The life of a wheel' },
  sysop: { 'billing/settlement/:token': 'Billing settlement for a customer' },
};

// Hung on a wall, put at the entrance or opened by a visitor: nothing around it.
const openAlone: typeof open = {
  queue: {
    'screens/queue/:code': 'Screen of a lobby',
    'kiosk/:code': 'Kiosk',
    'q/:code': "A visitor's own page",
  },
};

const economySetup = 'settings/economy';
const bookingSetup = 'settings/booking/:calendarId';

// Other spellings of the same address.
const also: Readonly<Record<string, readonly string[]>> = {
  'search/:query': ['Search'],
  'integrations/tread-depth-reader': ['integrations/tread-depth-reader/list'],
  'auto-products': ['auto-products/list'],
  'order/details': ['N0/order2/main'],
  ...Object.fromEntries(
    [
      'sales-accounting-rules',
      'payment-accounting-rules',
      'cost-accounting-rules',
      'accounts',
      'vat-codes',
      'cost-centers',
    ].map((list) => [`${economySetup}/${list}`, [`${economySetup}/${list}/list`]]),
  ),
  ...Object.fromEntries(
    ['services', 'addon-services', 'service-categories', 'schedules', 'resources', 'places'].map(
      (list) => [`${bookingSetup}/${list}/:id/edit`, [`${bookingSetup}/${list}/new`]],
    ),
  ),
};

const withoutNavBar = new Set(['barcode-reader/hotel-quick']);

const flat = (parts: typeof inFrame) =>
  Object.entries(parts).flatMap(([part, names]) =>
    Object.entries(names).map(([path, name]) => ({ part, path, name })),
  );

/** Every address that the product is known to have. A screen at any other is ours, needs a login and stands in the frame: it is in `src/app/screens.ts` alone. */
export const knownRoutes: readonly KnownRoute[] = [
  ...flat(open).map((route) => ({
    ...route,
    access: 'public' as const,
    layout: 'unAuthenticated' as const,
    withoutSite: true,
  })),
  ...flat(openAlone).map((route) => ({
    ...route,
    access: 'public' as const,
    layout: 'blank' as const,
    hideNavBar: true,
    withoutSite: true,
  })),
  ...flat({ account: { logout: 'Log out', 'choose-site': 'Choose a site' } }).map((route) => ({
    ...route,
    layout: 'unAuthenticated' as const,
    withoutSite: true,
  })),
  ...flat(inFrame).map((route) => ({
    ...route,
    ...(also[route.path] && { also: also[route.path] }),
    ...(withoutNavBar.has(route.path) && { hideNavBar: true }),
  })),
];

const parameters = (spelling: string): number => spelling.split(':').length;

/** The known route that the rest of a path (without its site) belongs to: of several the one that names most of it, as the router has it. */
export const knownRouteAt = (rest: string): KnownRoute | undefined =>
  knownRoutes
    .flatMap((route) =>
      [route.path, ...(route.also ?? [])].map((spelling) => ({ spelling, route })),
    )
    .filter(({ spelling }) => matches(spelling, rest))
    .sort((one, other) => parameters(one.spelling) - parameters(other.spelling))[0]?.route;
