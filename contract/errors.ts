import { cashErrors } from './cash/cash-registers/cash-errors.ts';
import { agentErrors } from './cash/register-agents/agent-errors.ts';
import { accountingRulesErrors } from './accounting/accounting-rules/rules.ts';
import { vouchersErrors } from './accounting/vouchers/vouchers-errors.ts';
import { agreementsErrors } from './customer/agreements.ts';
import { bookingLinkErrors } from './booking/booking-links/page.ts';
import { quotesErrors } from './sales/quotes/quotes.ts';
import { bookingErrors } from './booking/bookings.ts';
import { onlineBookingErrors } from './booking/online-booking.ts';
import { autoBookingErrors } from './booking/auto-bookings/auto-bookings.ts';
import { bonusGroupsErrors } from './customer/bonus-groups/groups.ts';
import { carsErrors } from './car/car-calls.ts';
import { calendarErrors } from './booking/booking-settings/calendars.ts';
import type { ErrorTable } from './kit/errors.ts';
import { customersErrors } from './customer/customers.ts';
import { mergeAndPrivacyErrors } from './customer/merge-and-privacy.ts';
import { customerDeskErrors } from './desk/customer-desk.ts';
import { placesErrors } from './hotel/storage-places/storage-places.ts';
import { labelErrors } from './hotel/labels/labels.ts';
import { moveErrors } from './hotel/moves/moves.ts';
import { transferErrors } from './hotel/transfers.ts';
import { stockTakeErrors } from './stock/stock-takes/stock-takes.ts';
import { bankErrors } from './money/bank/bank-errors.ts';
import { vatCodesErrors } from './money/vat-codes.ts';
import { wheelPhotoErrors } from './hotel/wheel-sets/wheel-photos.ts';
import { wheelSetErrors } from './hotel/wheel-sets/wheel-sets.ts';
import { mecaProErrors } from './sales/meca-pro/meca-pro.ts';
import { paymentLinksErrors } from './economy/payment-links/payment-link-calls.ts';
import { customerCreditsErrors } from './economy/customer-credits/credit-errors.ts';
import { paymentsErrors } from './economy/payments/payments-errors.ts';
import { invoiceDeliveriesErrors } from './economy/invoice-deliveries/deliveries-errors.ts';
import { giftCardsErrors } from './sales/gift-cards/gift-card-errors.ts';
import { creditLimitsErrors } from './economy/credit-limits/credit-errors.ts';
import { billingErrors } from './economy/company-logo.ts';
import { paymentReferencesErrors } from './economy/payment-references/reference-errors.ts';
import { writeOffsErrors } from './economy/write-offs/write-offs.ts';
import { reminderRunsErrors } from './economy/reminder-runs/reminder-errors.ts';
import { invoicesErrors } from './economy/invoices/invoices-errors.ts';
import { orderDepositErrors } from './sales/order-deposits/order-deposits.ts';
import { orderWorkErrors } from './sales/order-work/order-work.ts';
import { ordersErrors } from './sales/orders-errors.ts';
import { autoProductsErrors } from './sales/auto-products/auto-products.ts';
import { pricingErrors } from './stock/pricing/price-rules.ts';
import { stockLevelsErrors } from './stock/stock-levels/stock-levels.ts';
import { stockCountsErrors } from './stock/stock-counts/stock-counts.ts';
import { preordersErrors } from './stock/preorders/preorder-agreements.ts';
import { stockListsErrors } from './stock/stock-lists/stock-lists.ts';
import { stockTransfersErrors } from './stock/stock-transfers/stock-transfers.ts';
import { stockRefillsErrors } from './stock/stock-refills/stock-refills.ts';
import { orderStockErrors } from './stock/order-stock/order-stock.ts';
import { productsErrors } from './stock/products/products.ts';
import { importsErrors } from './lists/imports.ts';
import { keyAccountErrors } from './customer/key-accounts.ts';
import { notificationsErrors } from './platform/notifications/notification-calls.ts';
import { preferencesErrors } from './platform/preferences.ts';
import { queueErrors } from './workshop/queue.ts';
import { queueScreensErrors } from './workshop/queue-screens.ts';
import { sessionErrors } from './platform/session.ts';
import { tagsErrors } from './lists/tags.ts';
import { treadDepthErrors } from './workshop/tread-depth/report.ts';
import { whiteLabelErrors } from './platform/white-label.ts';

/** What any call may answer with. */
const commonErrors = {
  'common.bad_request': 400,
  'common.bad_text': 400,
  'common.not_logged_in': 401,
  'common.no_right': 403,
  'common.not_found': 404,
  'common.already_exists': 409,
  'common.changed_elsewhere': 409,
  'common.archived': 409,
  'common.wrong_state': 409,
  'common.nothing_to_undo': 409,
  'common.in_use': 409,
  'common.more_than_left': 409,
  'common.nothing_left': 409,
  'common.not_alike': 409,
  'common.still_running': 409,
  'common.nothing_planned': 409,
  'common.not_all_done': 409,
  'common.too_slow': 408,
  'common.takes_too_long': 422,
  'common.body_too_large': 413,
  'common.not_json': 415,
  'common.wrong_input': 422,
  'common.mixed_currency': 422,
  'common.amount_too_large': 422,
  'common.discount_too_large': 422,
  'common.other_request_same_key': 422,
  'common.too_many_at_once': 429,
  'common.headers_too_large': 431,
  'common.server': 500,
  'common.unavailable': 503,
  'common.disk_full': 503,
} as const satisfies ErrorTable;

/** Every code the server answers with and its HTTP status. The words stand in `locales` under `<feature>:errors.<rest>`. */
export const errorStatus = {
  ...commonErrors,
  ...sessionErrors,
  ...preferencesErrors,
  ...whiteLabelErrors,
  ...queueErrors,
  ...notificationsErrors,
  ...queueScreensErrors,
  ...ordersErrors,
  ...orderWorkErrors,
  ...autoProductsErrors,
  ...orderDepositErrors,
  ...invoiceDeliveriesErrors,
  ...customerCreditsErrors,
  ...paymentsErrors,
  ...billingErrors,
  ...creditLimitsErrors,
  ...cashErrors,
  ...agentErrors,
  ...giftCardsErrors,
  ...invoicesErrors,
  ...reminderRunsErrors,
  ...writeOffsErrors,
  ...paymentReferencesErrors,
  ...paymentLinksErrors,
  ...mecaProErrors,
  ...productsErrors,
  ...stockLevelsErrors,
  ...stockCountsErrors,
  ...stockRefillsErrors,
  ...preordersErrors,
  ...stockTransfersErrors,
  ...stockListsErrors,
  ...orderStockErrors,
  ...pricingErrors,
  ...importsErrors,
  ...keyAccountErrors,
  ...agreementsErrors,
  ...bonusGroupsErrors,
  ...carsErrors,
  ...tagsErrors,
  ...customerDeskErrors,
  ...customersErrors,
  ...mergeAndPrivacyErrors,
  ...treadDepthErrors,
  ...placesErrors,
  ...labelErrors,
  ...wheelSetErrors,
  ...wheelPhotoErrors,
  ...moveErrors,
  ...transferErrors,
  ...stockTakeErrors,
  ...calendarErrors,
  ...bookingErrors,
  ...onlineBookingErrors,
  ...bookingLinkErrors,
  ...quotesErrors,
  ...autoBookingErrors,
  ...bankErrors,
  ...vatCodesErrors,
  ...accountingRulesErrors,
  ...vouchersErrors,
};
export type ErrorCode = keyof typeof errorStatus;
