import type { Right, Role } from '#contract/rights.ts';

/** Features of a profile that decide what is shown: specification §6. */
export type ProfileFeature = 'IsSuperUser' | 'BookingCalendarView' | 'UsePriceBonus';

/** Whom something is offered: all that is named must hold. What a call allows is its own matter. */
export interface Offered {
  /** Those whose work it is; superusers are offered everything. */
  readonly roles?: readonly Role[];
  readonly right?: Right;
  readonly feature?: ProfileFeature;
}

/** A way to a screen; `path` is below the site. */
interface MenuItem extends Offered {
  readonly path: string;
  readonly title: `navigation:items.${string}`;
}

interface MenuGroup extends Offered {
  readonly title: `navigation:groups.${string}`;
  readonly items: readonly MenuItem[];
}

const everybody: readonly Role[] = ['manager', 'reception', 'mechanic', 'warehouse', 'economy'];
const office: readonly Role[] = ['manager', 'reception', 'economy'];

/**
 * The menu: the groups of the specification in its order, behind them those of single suppliers. The app shows of it what it has a
 * screen for, and all of it where a legacy application has the rest; a group without anything is not sent.
 */
export const menu: readonly MenuGroup[] = [
  {
    title: 'navigation:groups.customers',
    roles: everybody,
    items: [
      { path: 'queue', title: 'navigation:items.queue', right: 'queue.read' },
      { path: 'customers/list', title: 'navigation:items.customers', roles: office },
      {
        path: 'customers/duplicates',
        title: 'navigation:items.duplicates',
        right: 'customers.merge',
      },
      { path: 'customers/managed', title: 'navigation:items.managedCustomers', roles: office },
      {
        path: 'customers/managers',
        title: 'navigation:items.customerManagers',
        right: 'key_accounts.write',
      },
      {
        path: 'customers/bonus_group/list',
        title: 'navigation:items.bonusGroups',
        roles: ['manager', 'economy'],
        feature: 'UsePriceBonus',
      },
      {
        path: 'chain/customer-center',
        title: 'navigation:items.customerCentre',
        right: 'customers.chain',
      },
      { path: 'cars', title: 'navigation:items.cars' },
      { path: 'drivers', title: 'navigation:items.drivers', roles: office },
      { path: 'car/tread-depth-readings', title: 'navigation:items.treadReadings' },
      {
        path: 'customer-info-by-licenseplate/view',
        title: 'navigation:items.ownerByPlate',
        roles: ['manager', 'reception'],
      },
    ],
  },
  {
    title: 'navigation:groups.storage',
    roles: ['manager', 'reception', 'mechanic', 'warehouse'],
    items: [
      { path: 'tyre-hotel/list', title: 'navigation:items.tyreHotel' },
      { path: 'tyre-hotel/list2', title: 'navigation:items.wheels' },
      {
        path: 'tyre-hotel/new',
        title: 'navigation:items.newTyreHotel',
        roles: ['manager', 'reception', 'warehouse'],
      },
      { path: 'barcode-reader', title: 'navigation:items.barcodeReader' },
      { path: 'barcode-reader/hotel-quick', title: 'navigation:items.hotelQuick' },
      {
        path: 'barcode-reader/hotel-inventory',
        title: 'navigation:items.hotelInventory',
        roles: ['manager', 'warehouse'],
      },
      { path: 'logistics', title: 'navigation:items.logistics', roles: ['manager', 'warehouse'] },
      { path: 'logistics/admin', title: 'navigation:items.logisticsAdmin', roles: ['manager'] },
      { path: 'axess/stock-import', title: 'navigation:items.stockImport', roles: ['manager'] },
      {
        path: 'bookings/calendar',
        title: 'navigation:items.bookingCalendar',
        feature: 'BookingCalendarView',
      },
      {
        path: 'auto-bookings',
        title: 'navigation:items.autoBookings',
        roles: ['manager', 'reception'],
      },
      {
        path: 'reports/tyre-hotel/replacements',
        title: 'navigation:items.replacements',
        roles: ['manager', 'reception'],
      },
    ],
  },
  {
    title: 'navigation:groups.privacy',
    items: [
      {
        path: 'settings/customer/consent/list',
        title: 'navigation:items.consents',
        right: 'consents.define',
      },
    ],
  },
  {
    title: 'navigation:groups.supplier',
    roles: ['manager', 'economy'],
    items: [
      { path: 'suppliers/invoices', title: 'navigation:items.supplierInvoices' },
      { path: 'supplier/invoice-attestation', title: 'navigation:items.attestation' },
      { path: 'invoice-ocr', title: 'navigation:items.invoiceOcr', roles: ['economy'] },
      { path: 'stock/stock-refill/list', title: 'navigation:items.refills', roles: ['manager'] },
      { path: 'supplier/reference', title: 'navigation:items.supplierReferences' },
      {
        path: 'supplier/warehouse/list',
        title: 'navigation:items.supplierWarehouses',
        roles: ['manager'],
      },
      {
        path: 'customers/supplier-consignee/list',
        title: 'navigation:items.consignees',
        right: 'consignees.read',
      },
      { path: 'reports/suppliers/purchases/list', title: 'navigation:items.purchaseReports' },
    ],
  },
  {
    title: 'navigation:groups.economy',
    roles: ['manager', 'economy'],
    items: [
      {
        path: 'economy/accounting-order',
        title: 'navigation:items.accountingOrders',
        roles: ['economy'],
      },
      { path: 'credit-limit', title: 'navigation:items.creditLimits' },
      {
        path: 'payment/group-invoice-reminders',
        title: 'navigation:items.reminders',
        roles: ['economy'],
      },
      {
        path: 'economy/accounting-integration/reconcile-customer-balances',
        title: 'navigation:items.reconcile',
        roles: ['economy'],
      },
      { path: 'economy/invoice-delivery-log', title: 'navigation:items.deliveryLog' },
      {
        path: 'economy/automate_invoicing/config',
        title: 'navigation:items.automaticInvoicing',
        roles: ['economy'],
      },
      {
        path: 'payment-type/rounding-mode',
        title: 'navigation:items.roundingModes',
        roles: ['economy'],
      },
      { path: 'settings/economy/accounts', title: 'navigation:items.accounts', roles: ['economy'] },
      {
        path: 'settings/economy/vat-codes',
        title: 'navigation:items.vatCodes',
        roles: ['economy'],
      },
      {
        path: 'settings/economy/cost-centers',
        title: 'navigation:items.costCentres',
        right: 'cost_centres.read',
      },
      {
        path: 'settings/economy/sales-accounting-rules',
        title: 'navigation:items.salesRules',
        roles: ['economy'],
      },
      {
        path: 'settings/economy/payment-accounting-rules',
        title: 'navigation:items.paymentRules',
        roles: ['economy'],
      },
      {
        path: 'settings/economy/cost-accounting-rules',
        title: 'navigation:items.costRules',
        roles: ['economy'],
      },
      { path: 'statistics/general/sales', title: 'navigation:items.sales' },
      { path: 'statistics/groups/sales', title: 'navigation:items.salesByGroup' },
      {
        path: 'statistics/customers/orders/inactivity',
        title: 'navigation:items.inactiveCustomers',
      },
      { path: 'shop/data/budget', title: 'navigation:items.budget' },
    ],
  },
  {
    title: 'navigation:groups.cashRegister',
    roles: ['manager', 'reception', 'economy'],
    items: [
      {
        path: 'payment/cash-register/cash-transactions',
        title: 'navigation:items.cashTransactions',
      },
      { path: 'payment/cash-register/receipts', title: 'navigation:items.receipts' },
      {
        path: 'payment/cash-register/journal',
        title: 'navigation:items.journal',
        roles: ['manager', 'economy'],
      },
      {
        path: 'payment/cash-register/saft-export',
        title: 'navigation:items.saft',
        roles: ['economy'],
      },
      {
        path: 'payment/cash-register/setup/agents',
        title: 'navigation:items.registers',
        roles: ['manager'],
      },
    ],
  },
  {
    title: 'navigation:groups.messages',
    roles: everybody,
    items: [
      { path: 'notification/list', title: 'navigation:items.notifications' },
      {
        path: 'notification/written',
        title: 'navigation:items.writtenNotifications',
        right: 'notifications.write',
      },
    ],
  },
  {
    title: 'navigation:groups.products',
    roles: ['manager'],
    items: [
      { path: 'product/type/list', title: 'navigation:items.productTypes' },
      { path: 'auto-products', title: 'navigation:items.autoProducts' },
      { path: 'tools/alias/naming', title: 'navigation:items.aliases' },
      { path: 'purch-price-matrix', title: 'navigation:items.priceMatrix' },
      { path: 'purch-price-matrix/brands', title: 'navigation:items.priceMatrixBrands' },
      { path: 'stock/reports', title: 'navigation:items.stockReports' },
      { path: 'reports/products/list', title: 'navigation:items.productReports' },
    ],
  },
  {
    title: 'navigation:groups.administration',
    roles: ['manager'],
    items: [
      { path: 'settings', title: 'navigation:items.settings' },
      { path: 'settings/tyre/tread_depth_thresholds', title: 'navigation:items.treadThresholds' },
      { path: 'settings/logistics/notification', title: 'navigation:items.logisticsNotifications' },
      { path: 'tags', title: 'navigation:items.tags' },
      { path: 'admin/vehicles', title: 'navigation:items.vehicles' },
    ],
  },
  {
    title: 'navigation:groups.superuser',
    feature: 'IsSuperUser',
    items: [
      { path: 'sysop/i18n', title: 'navigation:items.translations' },
      {
        path: 'sysop/white-labels',
        title: 'navigation:items.whiteLabels',
        right: 'white_labels.write',
      },
      { path: 'sysop/accounts', title: 'navigation:items.loginHelp', right: 'accounts.help' },
      { path: 'sysop/billing', title: 'navigation:items.billing' },
      { path: 'sysop/audit-logs', title: 'navigation:items.auditLogs' },
      { path: 'sysop/request-api-logs', title: 'navigation:items.apiLogs' },
      { path: 'sysop/request-api-logs/statistics', title: 'navigation:items.apiStatistics' },
      { path: 'sysop/scheduler', title: 'navigation:items.scheduler' },
      { path: 'supplier/product/debug', title: 'navigation:items.supplierProducts' },
      { path: 'bookings/debug-times', title: 'navigation:items.freeTimes' },
    ],
  },
  {
    title: 'navigation:groups.integrations',
    roles: ['manager', 'economy'],
    items: [
      {
        path: 'settings/economy/accounting-integration/status',
        title: 'navigation:items.accountingStatus',
      },
      { path: 'resurs_bank/config', title: 'navigation:items.resursBank', roles: ['economy'] },
      { path: 'integrations/fortus', title: 'navigation:items.fortus', roles: ['manager'] },
      {
        path: 'reports/medius/list-pending-orders',
        title: 'navigation:items.medius',
        roles: ['economy'],
      },
      {
        path: 'integrations/tread-depth-reader',
        title: 'navigation:items.treadReaders',
        roles: ['manager'],
      },
      {
        path: 'admin/webshop/top-brands-config',
        title: 'navigation:items.topBrands',
        roles: ['manager'],
      },
    ],
  },
  {
    title: 'navigation:groups.screens',
    roles: ['manager', 'reception', 'mechanic'],
    items: [
      {
        path: 'settings/queue',
        title: 'navigation:items.queueSettings',
        right: 'queue.settings',
      },
    ],
  },
  {
    title: 'navigation:groups.help',
    roles: everybody,
    items: [{ path: 'support/site/contact', title: 'navigation:items.contact' }],
  },
  {
    title: 'navigation:groups.mekonomen',
    roles: ['manager'],
    items: [
      { path: 'mekonomen/orders/health-check', title: 'navigation:items.mekonomenOrders' },
      { path: 'mekonomen/meca-price-tool', title: 'navigation:items.mecaPrices' },
    ],
  },
  {
    title: 'navigation:groups.dack',
    roles: ['manager'],
    items: [
      { path: 'integrations/dackia/config', title: 'navigation:items.dackia' },
      { path: 'dackpartner/price-setup', title: 'navigation:items.dackpartner' },
    ],
  },
];

/** A list, and the way to make a new one of it. */
interface QuickButton extends Offered {
  readonly title: `shell:quick.${string}`;
  readonly path: string;
  readonly addTitle: `shell:quick.${string}`;
  readonly addPath: string;
}

/** The buttons of the bar. */
export const quickButtons: readonly QuickButton[] = [
  {
    title: 'shell:quick.bookings',
    path: 'bookings',
    addTitle: 'shell:quick.newBooking',
    addPath: 'bookings/new',
    roles: ['manager', 'reception', 'mechanic'],
  },
  {
    title: 'shell:quick.orders',
    path: 'order/list2',
    addTitle: 'shell:quick.newOrder',
    addPath: 'N0/order2/main',
    roles: office,
  },
  {
    title: 'shell:quick.tyreHotel',
    path: 'tyre-hotel/list',
    addTitle: 'shell:quick.newTyreHotel',
    addPath: 'tyre-hotel/new',
    roles: ['manager', 'reception', 'warehouse'],
  },
  {
    title: 'shell:quick.customers',
    path: 'customers/list',
    addTitle: 'shell:quick.newCustomer',
    addPath: 'N0/customer/new',
    roles: office,
  },
];
