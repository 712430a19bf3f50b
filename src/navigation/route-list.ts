import { matches } from './paths.ts';
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

// The specification's, path and name by part: each needs a login and stands in the frame.
const inFrame: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dashboard: {
    '': 'First page',
  },
  search: {
    'search/:query': 'Search',
  },
  'tyre-hotel': {
    'tyre_hotel_new/:detailed?': 'New tyre hotel (classic form)',
    'tyre-hotel/new': 'New tyre hotel',
    'tyre-hotel/details/:tyreHotelId': 'Tyre hotel details',
    'tyre-hotel/list': 'Tyre hotel list',
    'tyre-hotel/list2': 'Tyre hotel list (wheel level)',
    ':id/storage/item': 'Storage item',
    'N0/storage/new': 'New storage item',
  },
  customers: {
    'customer/edit/:id': 'Edit customer',
    ':customerId/customer/show': 'Customer',
    'N0/customer/new': 'New customer',
    'customers/managed': 'Managed customers',
    'customers/list': 'Customers',
    'customers/supplier-consignee/list': 'Supplier consignees',
    'customers/managers': 'Customer managers',
    'customers/bonus_group/list': 'Bonus groups',
    'customers/bonus_group/create': 'New bonus group',
    'customers/bonus_group/edit/:id': 'Edit bonus group',
    'chain/customer-center': 'Chain customer centre',
    'customer-info-by-licenseplate/view': 'Customer info by licence plate',
  },
  stock: {
    'axess/stock-import': 'Axess stock import',
    'stock/stock-refill/list': 'Stock refills',
    'stock/stock-refill/details/:id': 'Stock refill',
    'stock/reports': 'Stock reports',
    'stock/history/order-product/:id': 'Stock history of an order product',
    'stock/history/tyre-hotel/:id': 'Stock history of a tyre hotel',
    'stock/reports/balance-adjustments': 'Balance adjustments',
    'stock/reports/deliveries': 'Deliveries',
    'stock/reports/values': 'Stock values',
    'stock/reports/value-items': 'Stock value items',
    'stock/reports/inventories-with-diff-list': 'Inventories with differences',
  },
  barcode: {
    'barcode-reader': 'Barcode reader',
    'barcode-reader/hotel-quick': 'Hotel quick',
    'barcode-reader/hotel-inventory': 'Hotel inventory',
  },
  logistics: {
    logistics: 'Logistics',
    'logistics/admin': 'Logistics administration',
  },
  vehicles: {
    'admin/vehicles': 'Vehicles',
    'admin/vehicles/new': 'New vehicle',
    'admin/vehicles/:id': 'Vehicle',
  },
  integrations: {
    'resurs_bank/config': 'Resurs Bank configuration',
    ':id/order2/resurs_bank': 'Resurs Bank for an order',
    'admin/webshop/top-brands-config/:id?': 'Webshop top brands',
    'integrations/fortus': 'Fortus',
    'integrations/dackia/config': 'Däckia configuration',
    'dackpartner/price-setup': 'Däckpartner price set-up',
    'integrations/tread-depth-reader': 'Tread depth readers',
    'integrations/tread-depth-reader/new': 'New tread depth reader',
    'integrations/tread-depth-reader/:id/edit': 'Edit tread depth reader',
    'mekonomen/orders/health-check': 'Mekonomen orders health check',
    'mekonomen/meca-price-tool': 'MECA price tool',
  },
  pricing: {
    'purch-price-matrix': 'Purchase price matrix',
    'purch-price-matrix/brands': 'Purchase price matrix: brands',
    'price/manager/:marginType/:marginSubType': 'Price manager',
    'price/rules/edit/:id': 'Edit price rule',
    'price/rules/new/:marginType/:referenceId': 'New price rule',
  },
  suppliers: {
    'supplier/invoice-attestation/:attestation_status?': 'Invoice attestation',
    'suppliers/invoices': 'Supplier invoices',
    'suppliers/invoice/:id': 'Supplier invoice',
    'supplier/warehouse/list': 'Supplier warehouses',
    'supplier/reference': 'Supplier references',
    'supplier/product/debug': 'Supplier product debug',
    'product/type/list': 'Product types',
  },
  reports: {
    'statistics/customers/orders/inactivity': 'Inactive customers',
    'statistics/groups/sales': 'Sales by group',
    'statistics/general/sales': 'General sales',
    'reports/suppliers/purchases/report': 'Supplier purchases report',
    'reports/suppliers/purchases/create': 'New supplier purchases report',
    'reports/suppliers/purchases/list': 'Supplier purchases reports',
    'reports/tyre-hotel/replacements': 'Tyre replacements due',
    'reports/products/create': 'New product report',
    'reports/products/edit/:id': 'Edit product report',
    'reports/products/list': 'Product reports',
    'reports/products/transfers/:reportProductId': 'Product report transfers',
    'reports/:name': 'Report by name',
    'reports/medius/list-pending-orders': 'Medius: pending orders',
    'shop/data/budget': 'Shop budget',
  },
  orders: {
    'order/list': 'Orders',
    'order/list2': 'Orders (line level)',
    'order/details/:orderId': 'Order details',
    'order/details': 'Order details by look-up',
    'order/meca-pro/:orderId': 'MECA PRO order',
    ':orderId/order2/main': 'Order',
    'N0/order2/main': 'New order',
    'order/preorder/agreements/create': 'New pre-order agreement',
    'order/preorder/agreements/list': 'Pre-order agreements',
    'order/preorder/agreements/edit/:id': 'Edit pre-order agreement',
  },
  economy: {
    'economy/automate_invoicing/config': 'Automatic invoicing',
    'economy/accounting-integration/reconcile-customer-balances': 'Reconcile customer balances',
    'invoice-ocr': 'Invoice OCR',
    'credit-limit': 'Credit limits',
    'economy/accounting-order': 'Accounting orders',
    'economy/invoice-delivery-log': 'Invoice delivery log',
    'payment-type/rounding-mode': 'Rounding mode per payment type',
    'payment/group-invoice-reminders': 'Group invoice reminders',
    'payment/group-invoice-reminders/:id': 'Group invoice reminder',
  },
  'cash-register': {
    'payment/cash-register/cash-transactions': 'Cash transactions',
    'payment/cash-register/receipts': 'Receipts',
    'payment/cash-register/journal': 'Journal',
    'payment/cash-register/saft-export': 'SAF-T export',
    'payment/cash-register/setup/agents': 'Cash-register agents',
    'payment/cash-register/setup/agent/:id': 'Cash-register agent',
  },
  settings: {
    'settings/economy/accounting-integration/status': 'Accounting integration status',
    'settings/economy/accounting-integration/status/:id': 'Accounting integration transfer',
    'settings/economy/accounting-integration/setup/overview': 'Accounting integration set-up',
    'settings/economy/accounting-integration/setup/:page': 'Accounting integration set-up page',
    'settings/tyre/tread_depth_thresholds': 'Tread depth thresholds',
    'settings/economy/sales-accounting-rules': 'Sales accounting rules',
    'settings/economy/sales-accounting-rules/new': 'New sales accounting rule',
    'settings/economy/sales-accounting-rules/edit/:id': 'Edit sales accounting rule',
    'settings/economy/payment-accounting-rules': 'Payment accounting rules',
    'settings/economy/payment-accounting-rules/new': 'New payment accounting rule',
    'settings/economy/payment-accounting-rules/edit/:id': 'Edit payment accounting rule',
    'settings/economy/cost-accounting-rules': 'Cost accounting rules',
    'settings/economy/cost-accounting-rules/new': 'New cost accounting rule',
    'settings/economy/cost-accounting-rules/edit/:id': 'Edit cost accounting rule',
    'settings/economy/accounts': 'Accounts',
    'settings/economy/accounts/new': 'New account',
    'settings/economy/accounts/edit/:id': 'Edit account',
    'settings/economy/vat-codes': 'VAT codes',
    'settings/economy/vat-codes/new': 'New VAT code',
    'settings/economy/vat-codes/edit/:id': 'Edit VAT code',
    'settings/economy/cost-centers': 'Cost centres',
    'settings/economy/cost-centers/new': 'New cost centre',
    'settings/economy/cost-centers/edit/:id': 'Edit cost centre',
    'settings/economy/cost-centers/config': 'Cost centre configuration',
    'settings/logistics/notification': 'Logistics notifications',
    'settings/customer/consent/list/:consentType?': 'Consents',
    'settings/customer/consent/new/:consentType': 'New consent',
    'settings/customer/consent/edit/:consentType/:id': 'Edit consent',
  },
  support: {
    'support/site/contact': 'Contact support',
  },
  cars: {
    cars: 'Cars',
    drivers: 'Drivers',
    'car/tread-depth-readings': 'Tread depth readings',
    'car/tread-depth-readings/:id/edit': 'Edit tread depth reading',
    'car/tread-depth-readings/:id/show': 'Tread depth reading',
  },
  'booking-settings': {
    'settings/booking/:calendarId/services': 'Services',
    'settings/booking/:calendarId/services/:id/edit': 'Edit services',
    'settings/booking/:calendarId/addon-services': 'Add-on services',
    'settings/booking/:calendarId/addon-services/:id/edit': 'Edit add-on services',
    'settings/booking/:calendarId/service-categories': 'Service categories',
    'settings/booking/:calendarId/service-categories/:id/edit': 'Edit service categories',
    'settings/booking/:calendarId/schedules': 'Schedules',
    'settings/booking/:calendarId/schedules/:id/edit': 'Edit schedules',
    'settings/booking/:calendarId/resources': 'Resources',
    'settings/booking/:calendarId/resources/:id/edit': 'Edit resources',
    'settings/booking/:calendarId/places': 'Places',
    'settings/booking/:calendarId/places/:id/edit': 'Edit places',
    'settings/booking/:calendarId/portals': 'Portals',
    'settings/booking/:calendarId/portals/:id/edit': 'Edit portals',
    'settings/booking/:calendarId/reminders': 'Reminders',
    'settings/booking/:calendarId/reminders/:id/edit': 'Edit reminders',
    'settings/booking/:calendarId/planning': 'Planning',
    'settings/booking/:calendarId/portals/0/new': 'New portal',
    'settings/booking/:calendarId/reminders/0/new': 'New reminder',
    'settings/booking/:calendarId/reminders/0/new/:type/:transport':
      'New reminder of a type and transport',
    'settings/booking/calendars/:calendarId': 'Calendar',
    'settings/booking/calendars/:calendarId/edit': 'Edit calendar',
    'settings/booking/calendars/new': 'New calendar',
  },
  bookings: {
    bookings: 'Bookings',
    'bookings/new': 'New booking',
    'bookings/new/:referenceType/:referenceId/:referenceParam?': 'New booking for a reference',
    'bookings/calendar': 'Booking calendar',
    'bookings/debug-times': 'Debug free times',
    'bookings/:id/modify': 'Modify booking',
    'bookings/:id': 'Booking',
    'auto-bookings': 'Auto-bookings',
    'auto-bookings/new': 'New auto-booking',
    'auto-bookings/:id': 'Auto-booking',
  },
  sysop: {
    'sysop/i18n': 'Translations',
    'sysop/billing': 'Billing',
    'sysop/billing/settlement/:id': 'Billing settlement',
    'sysop/audit-logs': 'Audit logs',
    'sysop/request-api-logs': 'API request logs',
    'sysop/request-api-logs/statistics': 'API request statistics',
    'sysop/scheduler': 'Scheduler',
  },
  notifications: {
    'notification/list': 'Notifications',
  },
  tools: {
    'tools/alias/naming': 'Alias naming',
    tags: 'Tags',
    'auto-products': 'Auto-products',
    'auto-products/edit/:id': 'Edit auto-product',
    'auto-products/new': 'New auto-product',
  },
  account: {
    ':id/user/edit_all': 'Preferences',
    ':id/user_settings/main': 'My settings',
    ':id/user/change_pw': 'Change password',
  },
};

// What came with us.
const ours: typeof inFrame = {
  queue: { queue: 'Queue' },
  sysop: {
    'sysop/accounts': 'Help with login',
    'sysop/white-labels': 'Looks of hosts',
    'sysop/white-labels/new': 'Look of a new host',
    'sysop/white-labels/:host': 'Look of a host',
  },
  settings: { 'settings/queue': 'Queue settings' },
  customers: {
    'customers/new': 'New customer of the register',
    'customers/import': 'Import customers',
    'settings/economy/cost-centers/import': 'Import cost centres',
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
