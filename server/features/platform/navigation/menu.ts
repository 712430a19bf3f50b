import type { MenuGroup } from './menu-group.ts';
import { menuOfCustomers } from './menu-of-customers.ts';
import { menuOfMoney } from './menu-of-money.ts';
import { menuOfProducts } from './menu-of-products.ts';
import { menuOfStorage } from './menu-of-storage.ts';
import { everybody } from './offered.ts';

/**
 * The menu: the groups of the specification in its order, behind them those of single suppliers. The app shows of it what it has a
 * screen for, and all of it where a legacy application has the rest; a group without anything is not sent.
 */
export const menu: readonly MenuGroup[] = [
  menuOfCustomers,
  menuOfStorage,
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
