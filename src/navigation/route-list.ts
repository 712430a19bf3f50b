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

// What came with us.
const ours: typeof inFrame = {
  queue: { queue: 'Queue' },
  orders: {
    ':id/order2/main': 'Order at work',
    'order/checks': 'Checks of orders',
    'order/checks/new': 'New check of orders',
    'order/checks/:id': 'Check of orders',
    'order/templates': 'Line templates',
    'order/templates/new': 'New line template',
    'order/templates/:id': 'Line template',
  },
  sysop: {
    'sysop/accounts': 'Help with login',
    'sysop/white-labels': 'Branding of hosts',
    'sysop/white-labels/new': 'Branding of a new host',
    'sysop/white-labels/:host': 'Branding of a host',
  },
  'tyre-hotel': {
    'tyre-hotel/import': 'Import wheel sets',
    'tyre-hotel/agreements/new': 'New storage agreement',
    'tyre-hotel/agreements/import': 'Import storage agreements',
    'tyre-hotel/agreements/:id': 'Storage agreement',
    'tyre-hotel/searches': 'Searches for sets',
    'tyre-hotel/searches/:id': 'Search for a set',
    'tyre-hotel/kinds': 'Kinds of storage agreements',
    'tyre-hotel/kinds/new': 'New kind of storage agreement',
    'tyre-hotel/kinds/import': 'Import kinds of storage agreements',
    'tyre-hotel/kinds/:id': 'Kind of storage agreement',
  },
  reports: {
    reports: 'Reports',
    'reports/queue-waits': 'Waits in the queue',
    'reports/booking-outcomes': 'What became of bookings',
    'reports/hotel-movements': 'Movements in the tyre hotel',
  },
  settings: {
    settings: 'Settings',
    'settings/queue': 'Queue settings',
    'settings/meca-pro': 'MECA PRO',
  },
  customers: {
    'customers/new': 'New customer of the register',
    'customers/import': 'Import customers',
    'settings/economy/cost-centers/import': 'Import cost centres',
    'settings/economy/vat-codes/import': 'Import VAT codes',
    'settings/economy/preset': 'Books by the standard',
    'settings/economy/accounts/import': 'Import accounts',
    'settings/economy/sales-accounting-rules/import': 'Import sales accounting rules',
    'settings/economy/payment-accounting-rules/import': 'Import payment accounting rules',
    'settings/economy/cost-accounting-rules/import': 'Import cost accounting rules',
    'payment-type/rounding-mode/new': 'New payment method',
    'payment-type/rounding-mode/import': 'Import payment methods',
    'payment-type/rounding-mode/:id': 'Payment method',
    'customers/managed/new': 'New agreement',
    'customers/managed/import': 'Import agreements',
    'customers/managed/cars': 'Cars of agreements',
    'customers/managed/cars/new': 'New car of an agreement',
    'customers/managed/cars/import': 'Import cars of agreements',
    'customers/managed/cars/:id': 'Car of an agreement',
    'customers/managed/:id': 'Agreement',
    'customers/managers/new': 'New customer manager',
    'customers/managers/import': 'Import customer managers',
    'customers/managers/:id': 'Customer manager',
    'customers/supplier-consignee/new': 'New supplier consignee',
    'customers/supplier-consignee/import': 'Import supplier consignees',
    'customers/supplier-consignee/edit/:id': 'Supplier consignee',
    'customers/duplicates': 'Duplicate customers',
    'customers/merge/:id/:otherId': 'Merge customers',
  },
  cars: {
    'cars/new': 'New car',
    'car/tread-depth-readings/new': 'New tread depth reading',
    'cars/import': 'Import cars',
    'cars/:id': 'Car',
    'drivers/new': 'New driver',
    'drivers/import': 'Import drivers',
    'drivers/:id': 'Driver',
  },
  notifications: {
    'notification/written': 'Written notifications',
    'notification/new': 'New notification',
  },
  barcode: {
    'barcode-reader/hotel-inventory/new': 'New stock take',
    'barcode-reader/hotel-inventory/count': 'Count',
    'barcode-reader/hotel-inventory/:id': 'Stock take',
  },
  logistics: {
    'logistics/labels': 'Labels',
    'logistics/round': 'Round',
    'logistics/incoming': 'Incoming transfers',
    'logistics/transfers': 'Transfers',
    'logistics/transfers/new': 'New transfer',
    'logistics/transfers/:id': 'Transfer',
    'logistics/moves': 'Moves',
    'logistics/moves/new': 'New move',
    'logistics/moves/:id': 'Move',
    'settings/printers': 'Printers',
    'settings/printers/new': 'New printer',
    'settings/printers/import': 'Import printers',
    'settings/printers/:id': 'Printer',
    'logistics/admin/places': 'Storage places',
    'logistics/admin/places/new': 'New storage place',
    'logistics/admin/places/import': 'Import storage places',
    'logistics/admin/places/pattern': 'Storage places by a pattern',
    'logistics/admin/places/:id': 'Storage place',
    'logistics/admin/warehouses': 'Warehouses',
    'logistics/admin/warehouses/new': 'New warehouse',
    'logistics/admin/warehouses/import': 'Import warehouses',
    'logistics/admin/warehouses/:id': 'Warehouse',
  },
  products: {
    'product/list': 'Products',
    'product/new': 'New product',
    'product/import': 'Import products',
    'product/edit/:id': 'Product',
    'product/costs/import': 'Import purchase costs',
    'product/articles/import': 'Import supplier articles',
    'product/type/new': 'New product type',
    'product/type/import': 'Import product types',
    'product/type/edit/:id': 'Product type',
    'product/brand/list': 'Brands',
    'product/brand/new': 'New brand',
    'product/brand/import': 'Import brands',
    'product/brand/edit/:id': 'Brand',
    'tools/alias/naming/new': 'New name of a brand or pattern',
    'tools/alias/naming/import': 'Import names of brands and patterns',
    'tools/alias/naming/:id': 'Name of a brand or pattern',
  },
  stock: {
    'stock/receive': 'Receive goods',
    'stock/levels': 'Stock',
    'stock/levels/new': 'Product in a warehouse',
    'stock/levels/import': 'Import shelves',
    'stock/levels/:id': 'Stock of a product',
    'stock/reservations': 'Reservations',
    'stock/reservations/new': 'New reservation',
    'stock/reservations/import': 'Import reservations',
    'stock/reservations/:id': 'Reservation',
    'stock/counts': 'Counts of products',
    'stock/counts/new': 'New count',
    'stock/counts/import': 'Import counts',
    'stock/counts/:id': 'Count of a product',
    'stock/transfers': 'Transfers of products',
    'stock/transfers/new': 'New transfer of products',
    'stock/transfers/incoming': 'Products coming here',
    'stock/transfers/:id': 'Transfer of products',
    'axess/stock-list': 'Stock at other warehouses',
    'axess/stock-list/new': 'New line of a list',
    'axess/stock-list/:id': 'Line of a list',
    'axess/profiles': 'Lists of other warehouses',
    'axess/profiles/new': 'New list of another warehouse',
    'axess/profiles/:id': 'List of another warehouse',
    'stock/stock-refill/new': 'New stock refill',
    'settings/stock': 'Stock settings',
  },
  pricing: {
    'price/rules': 'Price rules',
    'price/rules/new': 'New price rule',
    'price/rules/import': 'Import price rules',
    'purch-price-matrix/new': 'New purchase price matrix',
    'purch-price-matrix/edit/:id': 'Edit purchase price matrix',
    'purch-price-matrix/brands/new': 'New terms for a brand',
    'purch-price-matrix/brands/import': 'Import terms for brands',
    'purch-price-matrix/brands/edit/:id': 'Terms for a brand',
    'purch-price-matrix/prices': 'Suppliers’ list prices',
    'purch-price-matrix/prices/new': 'New list price',
    'purch-price-matrix/prices/import': 'Import list prices',
    'purch-price-matrix/prices/edit/:id': 'List price',
    'settings/pricing': 'Price settings',
  },
  vehicles: { 'admin/vehicles/import': 'Import vehicles' },
  tools: { 'tags/new': 'New tag', 'tags/import': 'Import tags', 'tags/:id': 'Tag' },
  legacy: { '*': 'Legacy application' },
};

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

/** Every address that the product is known to have. */
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
    access: 'login' as const,
    layout: 'unAuthenticated' as const,
    withoutSite: true,
  })),
  ...[...flat(inFrame), ...flat(ours)].map((route) => ({
    ...route,
    access: 'login' as const,
    layout: 'default' as const,
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
