import { calendarCalls } from './booking/booking-settings/calendar-calls.ts';
import { portalCalls } from './booking/booking-settings/portals.ts';
import { reminderCalls } from './booking/booking-settings/reminders.ts';
import { autoInputsCalls, autoTrialCalls } from './sales/auto-products/auto-calls.ts';
import { agreementCalls } from './customer/agreements.ts';
import { autoBookingCalls } from './booking/auto-bookings/auto-booking-calls.ts';
import { waves } from './booking/auto-bookings/auto-bookings.ts';
import { bookingCalls } from './booking/booking-calls.ts';
import { dayMoveCalls } from './booking/day-moves.ts';
import { calendarFeedCalls } from './booking/booking-links/feeds.ts';
import { bookingPageCalls } from './booking/booking-links/page.ts';
import { quoteCalls } from './sales/quotes/quotes.ts';
import { onlineBookingCalls } from './booking/online-booking.ts';
import { bonusGroupCalls } from './customer/bonus-groups/groups.ts';
import { carCalls, driverCalls } from './car/car-calls.ts';
import { mecaProCalls, mecaProKeyCalls } from './sales/meca-pro/meca-pro.ts';
import { orderBuyerCalls } from './sales/order-buyer/order-buyer.ts';
import { accountCalls } from './economy/customer-ledger/account-calls.ts';
import { reconcileCalls } from './economy/customer-ledger/reconcile-calls.ts';
import { companyLogoCalls } from './economy/company-logo.ts';
import { companySetupCalls } from './economy/company-setup/setup-calls.ts';
import { customerStatementCalls } from './economy/customer-statements.ts';
import { openDayCalls } from './cash/cash-registers/open-days.ts';
import { chargeCalls } from './cash/cash-registers/charge-calls.ts';
import { registerCalls } from './cash/cash-registers/register-calls.ts';
import { checkCalls } from './cash/cash-registers/journal/check-calls.ts';
import { exportCalls } from './cash/cash-registers/journal/export-calls.ts';
import { keyCalls } from './cash/cash-registers/journal/key-calls.ts';
import { agentCalls } from './cash/register-agents/agent-calls.ts';
import { registerAgentCalls } from './cash/register-agents/agent-jobs.ts';
import { terminalCalls } from './cash/register-agents/terminal-calls.ts';
import { journalCalls } from './cash/cash-registers/journal/journal-calls.ts';
import { giftCardCalls } from './sales/gift-cards/gift-card-calls.ts';
import { creditBureauCalls, creditCheckCalls } from './economy/credit-limits/check-calls.ts';
import { creditLimitCalls } from './economy/credit-limits/credit-calls.ts';
import { invoiceSendingCalls } from './economy/invoice-deliveries/delivery-calls.ts';
import { runs } from './economy/invoice-runs/invoice-runs.ts';
import { reminderLetterCalls } from './economy/reminder-runs/reminder-letters.ts';
import { runs as reminderRuns } from './economy/reminder-runs/reminder-runs.ts';
import {
  creditCalls,
  agreementInvoiceCalls,
  invoiceCalls,
  invoiceVoucherCalls,
} from './economy/invoices/invoice-calls.ts';
import { customerCreditCalls } from './economy/customer-credits/credit-calls.ts';
import { bankFileCalls } from './economy/payments/bank-file-calls.ts';
import { counterCalls } from './economy/payments/counter-calls.ts';
import { paymentCalls } from './economy/payments/payment-calls.ts';
import { sentReceiptCalls } from './cash/sent-receipts/sent-receipts.ts';
import { askedPaymentCalls } from './economy/payment-links/asked-calls.ts';
import { disputeCalls } from './economy/payment-links/dispute-calls.ts';
import { payCalls, providerKeyCalls } from './economy/payment-links/pay-calls.ts';
import { onlineRefundCalls } from './economy/payment-links/refund-calls.ts';
import { referenceCheckCalls } from './economy/payment-references/reference-calls.ts';
import { paymentLinkCalls } from './economy/payment-links/payment-link-calls.ts';
import { orderDepositCalls } from './sales/order-deposits/order-deposits.ts';
import { orderTyresCalls } from './sales/order-tyres/order-tyres.ts';
import { orderWorkCalls } from './sales/order-work/order-work.ts';
import { cashRegisterCalls } from './sales/cash-register/register-calls.ts';
import { importsCalls } from './lists/imports.ts';
import { i18nCalls } from './platform/i18n.ts';
import { consentCalls } from './customer/consents.ts';
import { peopleCalls } from './customer/customer-people.ts';
import { mergeAndPrivacyCalls } from './customer/merge-and-privacy.ts';
import { customerDeskCalls } from './desk/customer-desk.ts';
import { customerCentreCalls } from './customer/customer-centre.ts';
import { dashboardCalls } from './desk/dashboard.ts';
import { keyAccountCalls } from './customer/key-accounts.ts';
import { legacyCalls } from './platform/legacy.ts';
import { favouriteCalls } from './platform/favourites.ts';
import { navigationCalls } from './platform/navigation.ts';
import { choiceCalls } from './platform/notifications/choice-calls.ts';
import { notificationsCalls } from './platform/notifications/notification-calls.ts';
import { writtenCalls } from './platform/notifications/written-calls.ts';
import { preferencesCalls } from './platform/preferences.ts';
import { queueCalls } from './workshop/queue.ts';
import { queueScreensCalls } from './workshop/queue-screens.ts';
import { reportCalls } from './reports.ts';
import { reportMailsCalls } from './reports/report-mails/report-mails.ts';
import { resourceCalls } from './resources.ts';
import { registryCalls } from './car/registry.ts';
import { searchCalls } from './desk/search.ts';
import { sessionCalls } from './platform/session.ts';
import { settingsCalls } from './settings.ts';
import { shellCalls } from './platform/shell.ts';
import { viewsCalls } from './lists/views.ts';
import { voucherCalls } from './accounting/vouchers/voucher-calls.ts';
import { bookPresetsCalls } from './accounting/book-presets/calls.ts';
import { tagCalls } from './lists/tags.ts';
import { treadReaderCalls } from './workshop/tread-depth/readers.ts';
import { treadReportCalls } from './workshop/tread-depth/report.ts';
import { treadStandardCalls } from './workshop/tread-depth/thresholds.ts';
import { vehicleCalls } from './car/vehicles.ts';
import { moveCalls } from './hotel/moves/moves.ts';
import { transferCalls } from './hotel/transfers.ts';
import { labelCalls } from './hotel/labels/labels.ts';
import { placeCalls, warehouseCalls } from './hotel/storage-places/storage-places.ts';
import { setSearchCalls } from './hotel/set-searches/set-searches.ts';
import {
  linePriceCalls,
  priceCalls,
  priceRuleCalls,
  purchaseMatrixCalls,
} from './stock/pricing/price-calls.ts';
import { priceManagerCalls } from './stock/pricing/margin-grids.ts';
import { matchedProductCalls } from './stock/products/matched-products.ts';
import { productStockCalls, stockMovementCalls } from './stock/stock-levels/stock-movements.ts';
import { stockCountCalls } from './stock/stock-counts/stock-counts.ts';
import { preorderCalls } from './stock/preorders/preorder-calls.ts';
import { stockTransferCalls } from './stock/stock-transfers/stock-transfers.ts';
import { stockRefillCalls } from './stock/stock-refills/stock-refills.ts';
import { lineStockCalls } from './stock/order-stock/line-stock.ts';
import { orderProductCalls, orderStockCalls } from './stock/order-stock/order-stock.ts';
import { stockTakeCalls } from './stock/stock-takes/stock-takes.ts';
import { replacementCalls } from './hotel/replacements.ts';
import { stagedSetCalls } from './hotel/wheel-sets/staged-sets.ts';
import { wheelSetCalls } from './hotel/wheel-sets/wheel-set-calls.ts';
import { wheelPhotoCalls } from './hotel/wheel-sets/wheel-photos.ts';
import { wheelPassportCalls } from './hotel/labels/wheel-passports.ts';
import { wheelCalls } from './hotel/wheel-sets/wheels.ts';
import { whiteLabelCalls } from './platform/white-label.ts';

/** Every call there is, by feature: the server must mount them all, and the tests walk over them. */
export const calls = {
  session: sessionCalls,
  shell: shellCalls,
  preferences: preferencesCalls,
  'white-label': whiteLabelCalls,
  navigation: { ...navigationCalls, ...favouriteCalls },
  i18n: i18nCalls,
  queue: queueCalls,
  'queue-screens': queueScreensCalls,
  cashRegister: cashRegisterCalls,
  legacy: legacyCalls,
  search: searchCalls,
  dashboard: dashboardCalls,
  notifications: { ...notificationsCalls, ...writtenCalls, ...choiceCalls },
  views: viewsCalls,
  bookPresets: bookPresetsCalls,
  imports: importsCalls,
  registry: registryCalls,
  'customer-desk': customerDeskCalls,
  'customer-centre': customerCentreCalls,
  'merge-and-privacy': mergeAndPrivacyCalls,
  'tread-depth': { ...treadReportCalls, ...treadStandardCalls },
  'tread-device': treadReaderCalls,
  ...resourceCalls,
  ...settingsCalls,
  ...reportCalls,
  'report-mails': reportMailsCalls,
  agreements: { ...resourceCalls['agreements'], ...agreementCalls },
  'bonus-groups': { ...resourceCalls['bonus-groups'], ...bonusGroupCalls },
  'account-managers': { ...resourceCalls['account-managers'], ...keyAccountCalls },
  customers: { ...resourceCalls['customers'], ...peopleCalls, ...consentCalls },
  cars: { ...resourceCalls['cars'], ...carCalls },
  drivers: { ...resourceCalls['drivers'], ...driverCalls },
  vehicles: { ...resourceCalls['vehicles'], ...vehicleCalls },
  tags: { ...resourceCalls['tags'], ...tagCalls },
  'booking-portals': { ...resourceCalls['booking-portals'], ...portalCalls },
  'booking-reminders': { ...resourceCalls['booking-reminders'], ...reminderCalls },
  calendars: { ...resourceCalls['calendars'], ...calendarCalls, ...calendarFeedCalls },
  labels: labelCalls,
  transfers: { ...resourceCalls['transfers'], ...transferCalls },
  moves: { ...resourceCalls['moves'], ...moveCalls },
  warehouses: { ...resourceCalls['warehouses'], ...warehouseCalls },
  'storage-places': { ...resourceCalls['storage-places'], ...placeCalls },
  'set-searches': { ...resourceCalls['set-searches'], ...setSearchCalls },
  'stock-takes': { ...resourceCalls['stock-takes'], ...stockTakeCalls, ...stockCountCalls },
  'stock-transfers': { ...resourceCalls['stock-transfers'], ...stockTransferCalls },
  'stock-refills': { ...resourceCalls['stock-refills'], ...stockRefillCalls },
  'preorder-agreements': { ...resourceCalls['preorder-agreements'], ...preorderCalls },
  orders: { ...resourceCalls['orders'], ...orderStockCalls, ...linePriceCalls },
  'auto-products': { ...resourceCalls['auto-products'], ...autoTrialCalls },
  'auto-product-rules': autoInputsCalls,
  quotes: quoteCalls,
  'order-stock': orderProductCalls,
  'product-stock': { ...productStockCalls, ...lineStockCalls },
  products: { ...resourceCalls['products'], ...matchedProductCalls },
  prices: priceCalls,
  'price-manager': priceManagerCalls,
  'price-rules': { ...resourceCalls['price-rules'], ...priceRuleCalls },
  'purchase-matrices': { ...resourceCalls['purchase-matrices'], ...purchaseMatrixCalls },
  'stock-levels': { ...resourceCalls['stock-levels'], ...stockMovementCalls },
  'tyre-offers': { ...resourceCalls['tyre-offers'], ...replacementCalls },
  bookings: { ...resourceCalls['bookings'], ...bookingCalls, ...bookingPageCalls },
  'day-moves': dayMoveCalls,
  'order-work': orderWorkCalls,
  'order-buyer': orderBuyerCalls,
  'order-deposits': orderDepositCalls,
  'invoices-of-orders': invoiceCalls,
  'invoices-of-agreements': agreementInvoiceCalls,
  'invoice-credits': creditCalls,
  'invoice-vouchers': invoiceVoucherCalls,
  'invoice-sending': invoiceSendingCalls,
  'credit-limits': { ...creditLimitCalls, ...creditCheckCalls, ...creditBureauCalls },
  'gift-cards': { ...resourceCalls['gift-cards'], ...giftCardCalls },
  'cash-registers': {
    ...resourceCalls['cash-registers'],
    ...openDayCalls,
    ...registerCalls,
    ...chargeCalls,
    ...journalCalls,
    ...checkCalls,
    ...sentReceiptCalls,
  },
  'cash-exports': { ...exportCalls, ...keyCalls },
  'register-agents': {
    ...resourceCalls['register-agents'],
    ...registerAgentCalls,
    ...agentCalls,
    ...terminalCalls,
  },
  'payment-links': {
    ...paymentLinkCalls,
    ...disputeCalls,
    ...payCalls,
    ...providerKeyCalls,
  },
  payments: { ...resourceCalls['payments'], ...paymentCalls },
  'bank-files': { ...resourceCalls['bank-files'], ...bankFileCalls },
  'invoice-payments': counterCalls,
  'customer-credits': customerCreditCalls,
  'asked-payments': askedPaymentCalls,
  'online-refunds': onlineRefundCalls,
  'customer-ledger': { ...accountCalls, ...reconcileCalls },
  'customer-statements': customerStatementCalls,
  'company-setup': companySetupCalls,
  'reference-checks': referenceCheckCalls,
  'company-logo': companyLogoCalls,
  vouchers: voucherCalls,
  'meca-pro': { ...mecaProCalls, ...mecaProKeyCalls },
  'order-tyres': orderTyresCalls,
  'online-booking': onlineBookingCalls,
  'invoice-runs': { ...resourceCalls['invoice-runs'], ...runs.calls },
  'reminder-runs': { ...resourceCalls['reminder-runs'], ...reminderRuns.calls },
  'reminder-letters': { ...resourceCalls['reminder-letters'], ...reminderLetterCalls },
  'auto-bookings': { ...resourceCalls['auto-bookings'], ...waves.calls, ...autoBookingCalls },
  'wheel-sets': {
    ...resourceCalls['wheel-sets'],
    ...wheelSetCalls,
    ...stagedSetCalls,
    ...wheelCalls,
    ...wheelPhotoCalls,
    ...wheelPassportCalls,
  },
};
