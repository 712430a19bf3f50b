import type { MenuGroup } from './menu-group.ts';
import { menuOfMoney } from './menu-of-money.ts';
import { menuOfProducts } from './menu-of-products.ts';
import { everybody, office } from './offered.ts';

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
      {
        path: 'reports/suppliers/purchases/report',
        title: 'navigation:items.purchaseReports',
        right: 'products.costs',
      },
    ],
  },
  ...menuOfMoney,
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
  ...menuOfProducts,
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
      { path: 'sysop/audit-logs', title: 'navigation:items.auditLogs', right: 'audit.read' },
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
      {
        path: 'mekonomen/orders/health-check',
        title: 'navigation:items.mekonomenOrders',
        feature: 'Mekonomen',
      },
      { path: 'mekonomen/meca-price-tool', title: 'navigation:items.mecaPrices', feature: 'MECA' },
    ],
  },
  {
    title: 'navigation:groups.dack',
    roles: ['manager'],
    items: [
      { path: 'integrations/dackia/config', title: 'navigation:items.dackia', feature: 'Dackia' },
      {
        path: 'dackpartner/price-setup',
        title: 'navigation:items.dackpartner',
        feature: 'Dackpartner',
      },
    ],
  },
];
