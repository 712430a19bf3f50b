import { everybody, office, type Offered } from './offered.ts';

/** A way to a screen; `path` is below the site. */
interface MenuItem extends Offered {
  readonly path: string;
  readonly title: `navigation:items.${string}`;
}

interface MenuGroup extends Offered {
  readonly title: `navigation:groups.${string}`;
  readonly items: readonly MenuItem[];
}

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
      { path: 'order/list', title: 'navigation:items.orders', right: 'orders.read' },
      { path: 'order/list2', title: 'navigation:items.workBoard', right: 'orders.read' },
      { path: 'order/templates', title: 'navigation:items.lineTemplates', right: 'orders.read' },
      {
        path: 'order/preorder/agreements/list',
        title: 'navigation:items.preorders',
        right: 'preorders.read',
      },
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
      { path: 'axess/stock-import', title: 'navigation:items.stockImport', right: 'stock.work' },
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
      { path: 'stock/stock-refill/list', title: 'navigation:items.refills', right: 'stock.refill' },
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
        right: 'payment_methods.read',
      },
      {
        path: 'settings/economy/accounts',
        title: 'navigation:items.accounts',
        right: 'ledger_accounts.read',
      },
      {
        path: 'settings/economy/vat-codes',
        title: 'navigation:items.vatCodes',
        right: 'vat_codes.read',
      },
      {
        path: 'settings/economy/cost-centers',
        title: 'navigation:items.costCentres',
        right: 'cost_centres.read',
      },
      {
        path: 'settings/economy/sales-accounting-rules',
        title: 'navigation:items.salesRules',
        right: 'accounting_rules.read',
      },
      {
        path: 'settings/economy/payment-accounting-rules',
        title: 'navigation:items.paymentRules',
        right: 'accounting_rules.read',
      },
      {
        path: 'settings/economy/cost-accounting-rules',
        title: 'navigation:items.costRules',
        right: 'accounting_rules.read',
      },
      { path: 'statistics/general/sales', title: 'navigation:items.sales' },
      { path: 'statistics/groups/sales', title: 'navigation:items.salesByGroup' },
      {
        path: 'statistics/customers/orders/inactivity',
        title: 'navigation:items.inactiveCustomers',
      },
      { path: 'shop/data/budget', title: 'navigation:items.budget' },
      { path: 'reports', title: 'navigation:items.reports', right: 'reports.read' },
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
    items: [
      { path: 'product/list', title: 'navigation:items.products', right: 'products.read' },
      {
        path: 'product/type/list',
        title: 'navigation:items.productTypes',
        right: 'products.write',
      },
      {
        path: 'product/brand/list',
        title: 'navigation:items.brands',
        right: 'products.write',
      },
      { path: 'auto-products', title: 'navigation:items.autoProducts', right: 'products.write' },
      { path: 'tools/alias/naming', title: 'navigation:items.aliases', right: 'products.write' },
      {
        path: 'price/manager/tyre/all',
        title: 'navigation:items.priceManager',
        right: 'pricing.read',
      },
      { path: 'price/rules', title: 'navigation:items.priceRules', right: 'pricing.read' },
      {
        path: 'purch-price-matrix',
        title: 'navigation:items.priceMatrix',
        right: 'pricing.read',
      },
      {
        path: 'purch-price-matrix/brands',
        title: 'navigation:items.priceMatrixBrands',
        right: 'pricing.read',
      },
      {
        path: 'purch-price-matrix/prices',
        title: 'navigation:items.supplierPrices',
        right: 'pricing.read',
      },
      { path: 'stock/receive', title: 'navigation:items.receiveGoods', right: 'stock.work' },
      {
        path: 'stock/transfers/incoming',
        title: 'navigation:items.productsComing',
        right: 'stock.work',
      },
      { path: 'stock/levels', title: 'navigation:items.stock', right: 'stock.read' },
      { path: 'axess/stock-list', title: 'navigation:items.stockElsewhere', right: 'stock.read' },
      {
        path: 'stock/transfers',
        title: 'navigation:items.stockTransfers',
        right: 'stock.read',
      },
      {
        path: 'stock/reservations',
        title: 'navigation:items.stockReservations',
        right: 'stock.read',
      },
      { path: 'stock/reports', title: 'navigation:items.stockReports', right: 'stock.read' },
      {
        path: 'reports/products/list',
        title: 'navigation:items.productReports',
        roles: ['manager'],
      },
    ],
  },
  {
    title: 'navigation:groups.administration',
    roles: ['manager'],
    items: [
      { path: 'settings', title: 'navigation:items.settings' },
      { path: 'settings/tyre/tread_depth_thresholds', title: 'navigation:items.treadThresholds' },
      {
        path: 'settings/booking/calendars/any',
        title: 'navigation:items.bookingSettings',
        right: 'bookings.read',
      },
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
