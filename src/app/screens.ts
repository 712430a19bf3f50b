import { agreementsScreens } from '#src/features/customer/agreements/screens.ts';
import { autoBookingsScreens } from '#src/features/booking/auto-bookings/screens.ts';
import { bookingsScreens } from '#src/features/booking/bookings/screens.ts';
import { bonusGroupsScreens } from '#src/features/customer/bonus-groups/screens.ts';
import { cashRegistersScreens } from '#src/features/cash/cash-registers/screens.ts';
import { registerAgentsScreens } from '#src/features/cash/register-agents/screens.ts';
import { carsScreens } from '#src/features/car/cars/screens.ts';
import { customerDeskScreens } from '#src/features/desk/customer-desk/screens.ts';
import { bookingSettingsScreens } from '#src/features/booking/booking-settings/screens.ts';
import { customerCentreScreens } from '#src/features/customer/customer-centre/screens.ts';
import { consentsScreens, customersScreens } from '#src/features/customer/customers/screens.ts';
import { mergeAndPrivacyScreens } from '#src/features/customer/merge-and-privacy/screens.ts';
import { dashboardScreens } from '#src/features/desk/dashboard/screens.ts';
import { legacyScreens } from '#src/features/platform/legacy/screens.ts';
import { notificationsScreens } from '#src/features/platform/notifications/screens.ts';
import { preferencesScreens } from '#src/features/platform/preferences/screens.ts';
import { queueScreens } from '#src/features/workshop/queue/screens.ts';
import { queueSettingsScreens } from '#src/features/workshop/queue-settings/screens.ts';
import { helpScreens } from '#src/features/platform/help/screens.ts';
import { settingsScreens } from '#src/features/platform/settings/screens.ts';
import { scannerScreens } from '#src/features/hotel/scanner/screens.ts';
import { searchScreens } from '#src/features/desk/search/screens.ts';
import { accountScreens } from '#src/features/platform/session/screens.ts';
import { wheelSetsScreens } from '#src/features/hotel/wheel-sets/screens.ts';
import { treadDepthScreens } from '#src/features/workshop/tread-depth/screens.ts';
import { consigneesScreens } from '#src/features/customer/consignees/screens.ts';
import { keyAccountsScreens } from '#src/features/customer/key-accounts/screens.ts';
import { costCentresScreens } from '#src/features/customer/cost-centres/screens.ts';
import { accountingRulesScreens } from '#src/features/accounting/accounting-rules/screens.ts';
import { vouchersScreens } from '#src/features/accounting/vouchers/screens.ts';
import { bookPresetsScreens } from '#src/features/accounting/book-presets/screens.ts';
import { ledgerAccountsScreens } from '#src/features/money/ledger-accounts/screens.ts';
import { lineTemplatesScreens } from '#src/features/sales/line-templates/screens.ts';
import { mecaProScreens } from '#src/features/sales/meca-pro/screens.ts';
import { orderWorkScreens } from '#src/features/sales/order-work/screens.ts';
import { ordersScreens } from '#src/features/sales/orders/screens.ts';
import { paymentMethodsScreens } from '#src/features/money/payment-methods/screens.ts';
import { vatCodesScreens } from '#src/features/money/vat-codes/screens.ts';
import { stockLevelsScreens } from '#src/features/stock/stock-levels/screens.ts';
import { stockCountsScreens } from '#src/features/stock/stock-counts/screens.ts';
import { preordersScreens } from '#src/features/stock/preorders/screens.ts';
import { stockListsScreens } from '#src/features/stock/stock-lists/screens.ts';
import { stockTransfersScreens } from '#src/features/stock/stock-transfers/screens.ts';
import { stockRefillsScreens } from '#src/features/stock/stock-refills/screens.ts';
import { orderStockScreens } from '#src/features/stock/order-stock/screens.ts';
import { autoProductsScreens } from '#src/features/sales/auto-products/screens.ts';
import { pricingScreens } from '#src/features/stock/pricing/screens.ts';
import { productsScreens } from '#src/features/stock/products/screens.ts';
import { paymentReferencesScreens } from '#src/features/economy/payment-references/screens.ts';
import { billingScreens } from '#src/features/economy/billing/screens.ts';
import { customerLedgerScreens } from '#src/features/economy/customer-ledger/screens.ts';
import { invoiceDeliveriesScreens } from '#src/features/economy/invoice-deliveries/screens.ts';
import { writeOffsScreens } from '#src/features/economy/write-offs/screens.ts';
import { reminderRunsScreens } from '#src/features/economy/reminder-runs/screens.ts';
import { invoiceRunsScreens } from '#src/features/economy/invoice-runs/screens.ts';
import { customerCreditsScreens } from '#src/features/economy/customer-credits/screens.ts';
import { paymentsScreens } from '#src/features/economy/payments/screens.ts';
import { paymentLinksScreens } from '#src/features/economy/payment-links/screens.ts';
import { invoicesScreens } from '#src/features/economy/invoices/screens.ts';
import { giftCardsScreens } from '#src/features/sales/gift-cards/screens.ts';
import { creditLimitsScreens } from '#src/features/economy/credit-limits/screens.ts';
import { whiteLabelScreens } from '#src/features/platform/white-label/screens.ts';
import { tagsScreens } from '#src/features/lists/tags/screens.ts';
import { logisticsNoticesScreens } from '#src/features/hotel/logistics-notices/screens.ts';
import { transfersScreens } from '#src/features/hotel/transfers/screens.ts';
import { movesScreens } from '#src/features/hotel/moves/screens.ts';
import { labelsScreens } from '#src/features/hotel/labels/screens.ts';
import { stockTakesScreens } from '#src/features/stock/stock-takes/screens.ts';
import { reportsScreens } from '#src/features/reports/reports/screens.ts';
import { replacementsScreens } from '#src/features/hotel/replacements/screens.ts';
import { setSearchesScreens } from '#src/features/hotel/set-searches/screens.ts';
import { storageAgreementsScreens } from '#src/features/hotel/storage-agreements/screens.ts';
import { storagePlacesScreens } from '#src/features/hotel/storage-places/screens.ts';
import { calendarScreens } from '#src/features/booking/calendar/screens.ts';
import { vehiclesScreens } from '#src/features/car/vehicles/screens.ts';
import type { Screen } from '#src/navigation/screen.ts';
import { openScreens } from './open-screens.ts';

/** The screens of the frame, which need a login and a site. The last is for what is none of the others. */
export const siteScreens: readonly Screen[] = [
  ...dashboardScreens,
  ...queueScreens,
  ...calendarScreens,
  ...notificationsScreens,
  ...bookingsScreens,
  ...autoBookingsScreens,
  ...preferencesScreens,
  ...customersScreens,
  ...consentsScreens,
  ...customerCentreScreens,
  ...customerDeskScreens,
  ...agreementsScreens,
  ...bonusGroupsScreens,
  ...mergeAndPrivacyScreens,
  ...carsScreens,
  ...treadDepthScreens,
  ...vehiclesScreens,
  ...storageAgreementsScreens,
  ...setSearchesScreens,
  ...replacementsScreens,
  ...wheelSetsScreens,
  ...movesScreens,
  ...transfersScreens,
  ...logisticsNoticesScreens,
  ...storagePlacesScreens,
  ...bookingSettingsScreens,
  ...labelsScreens,
  ...stockTakesScreens,
  ...consigneesScreens,
  ...keyAccountsScreens,
  ...costCentresScreens,
  ...tagsScreens,
  ...vatCodesScreens,
  ...ledgerAccountsScreens,
  ...paymentMethodsScreens,
  ...accountingRulesScreens,
  ...bookPresetsScreens,
  ...vouchersScreens,
  ...productsScreens,
  ...pricingScreens,
  ...autoProductsScreens,
  ...ordersScreens,
  ...lineTemplatesScreens,
  ...orderWorkScreens,
  ...mecaProScreens,
  ...stockLevelsScreens,
  ...stockCountsScreens,
  ...stockRefillsScreens,
  ...preordersScreens,
  ...stockTransfersScreens,
  ...stockListsScreens,
  ...orderStockScreens,
  ...billingScreens,
  ...paymentReferencesScreens,
  ...paymentLinksScreens,
  ...invoicesScreens,
  ...customerLedgerScreens,
  ...invoiceDeliveriesScreens,
  ...paymentsScreens,
  ...customerCreditsScreens,
  ...invoiceRunsScreens,
  ...reminderRunsScreens,
  ...writeOffsScreens,
  ...creditLimitsScreens,
  ...giftCardsScreens,
  ...cashRegistersScreens,
  ...registerAgentsScreens,
  ...whiteLabelScreens,
  ...accountScreens,
  ...queueSettingsScreens,
  ...settingsScreens,
  ...helpScreens,
  ...reportsScreens,
  ...scannerScreens,
  ...searchScreens,
  ...legacyScreens,
];

/** Every screen of the app. */
export const screens: readonly Screen[] = [...openScreens, ...siteScreens];
