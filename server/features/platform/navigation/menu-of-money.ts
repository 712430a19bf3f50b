import { inPart, type MenuGroup } from './menu-group.ts';

/** What the menu has of the books and of the cash register. */
export const menuOfMoney: readonly MenuGroup[] = [
  {
    title: 'navigation:groups.economy',
    roles: ['manager', 'economy'],
    items: [
      ...inPart('navigation:parts.invoices', [
        { path: 'invoices', title: 'navigation:items.invoices', right: 'invoices.read' },
        {
          path: 'economy/accounting-order',
          title: 'navigation:items.accountingOrders',
          right: 'vouchers.read',
        },
        { path: 'payments', title: 'navigation:items.payments', right: 'payments.read' },
        { path: 'payments/match', title: 'navigation:items.matchPayments', right: 'payments.read' },
        {
          path: 'credit-limit',
          title: 'navigation:items.creditLimits',
          right: 'invoices.read',
        },
        {
          path: 'payment/group-invoice-reminders',
          title: 'navigation:items.reminders',
          right: 'invoices.read',
        },
        {
          path: 'economy/accounting-integration/reconcile-customer-balances',
          title: 'navigation:items.reconcile',
          right: 'vouchers.read',
        },
        { path: 'economy/invoice-delivery-log', title: 'navigation:items.deliveryLog' },
        {
          path: 'invoice-ocr',
          title: 'navigation:items.paymentReferences',
          right: 'billing.settings',
        },
        {
          path: 'economy/automate_invoicing/config',
          title: 'navigation:items.automaticInvoicing',
          roles: ['economy'],
        },
      ]),
      ...inPart('navigation:parts.books', [
        {
          path: 'settings/economy/preset',
          title: 'navigation:items.bookPreset',
          right: 'accounting_rules.write',
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
        {
          path: 'payment-type/rounding-mode',
          title: 'navigation:items.roundingModes',
          right: 'payment_methods.read',
        },
      ]),
      ...inPart('navigation:parts.figures', [
        {
          path: 'statistics/general/sales',
          title: 'navigation:items.sales',
          right: 'reports.read',
        },
        {
          path: 'statistics/groups/sales',
          title: 'navigation:items.salesByGroup',
          right: 'products.costs',
        },
        {
          path: 'statistics/customers/orders/inactivity',
          title: 'navigation:items.inactiveCustomers',
          right: 'customers.export',
        },
        { path: 'shop/data/budget', title: 'navigation:items.budget' },
        { path: 'reports', title: 'navigation:items.reports', right: 'reports.read' },
      ]),
    ],
  },
  {
    title: 'navigation:groups.cashRegister',
    roles: ['manager', 'reception', 'economy'],
    items: [
      { path: 'payment/cash-register/sell', title: 'navigation:items.sell', right: 'cash.sell' },
      {
        path: 'payment/cash-register/cash-transactions',
        title: 'navigation:items.cashTransactions',
        right: 'cash.read',
      },
      { path: 'gift-cards', title: 'navigation:items.giftCards', right: 'gift_cards.read' },
      { path: 'reports/deposits', title: 'navigation:items.deposits', right: 'orders.deposits' },
      {
        path: 'payment/cash-register/receipts',
        title: 'navigation:items.receipts',
        right: 'cash.read',
      },
      {
        path: 'payment/cash-register/close',
        title: 'navigation:items.closeRegisters',
        right: 'cash.close_day',
      },
      {
        path: 'payment/cash-register/journal',
        title: 'navigation:items.journal',
        right: 'cash.read',
      },
      {
        path: 'payment/cash-register/saft-export',
        title: 'navigation:items.saft',
        right: 'cash.export',
      },
      {
        path: 'payment/cash-register/registers',
        title: 'navigation:items.ownRegisters',
        right: 'cash.read',
      },
      {
        path: 'payment/cash-register/setup/agents',
        title: 'navigation:items.registers',
        roles: ['manager'],
      },
    ],
  },
];
