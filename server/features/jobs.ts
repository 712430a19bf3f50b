import { cashRegistersJobs } from '#server/features/cash/cash-registers/jobs.ts';
import { autoBookingsJobs } from '#server/features/booking/auto-bookings/jobs.ts';
import { bookingMessagesJobs } from '#server/features/booking/bookings/messages/jobs.ts';
import { notificationsJobs } from '#server/features/platform/notifications/jobs.ts';
import { queueJobs } from '#server/features/workshop/queue/jobs.ts';
import { sessionJobs } from '#server/features/platform/session/jobs.ts';
import { treadDepthJobs } from '#server/features/workshop/tread-depth/jobs.ts';
import { logisticsNoticesJobs } from '#server/features/hotel/logistics-notices/jobs.ts';
import { labelsJobs } from '#server/features/hotel/labels/printers/jobs.ts';
import { storagePlacesJobs } from '#server/features/hotel/storage-places/jobs.ts';
import { reportMailsJobs } from '#server/features/reports/report-mails/jobs.ts';
import { storageAgreementsJobs } from '#server/features/hotel/storage-agreements/jobs.ts';
import { wheelPhotosJobs } from '#server/features/hotel/wheel-sets/photos/jobs.ts';
import { vouchersJobs } from '#server/features/accounting/vouchers/jobs.ts';
import { leftClocksJobs } from '#server/features/sales/order-work/left-clocks.ts';
import { orderPhotosJobs } from '#server/features/sales/order-work/photos/jobs.ts';
import { filesOfOrderPhotos } from '#server/features/sales/order-work/exports.ts';
import { giftCardsJobs } from '#server/features/sales/gift-cards/jobs.ts';
import { stockLevelsJobs } from '#server/features/stock/stock-levels/jobs.ts';
import { pricingJobs } from '#server/features/stock/pricing/matrices/jobs.ts';
import { registerAgentsJobs } from '#server/features/cash/register-agents/jobs.ts';
import { filesOfLogos } from '#server/features/economy/billing/exports.ts';
import { customerLedgerJobs } from '#server/features/economy/customer-ledger/jobs.ts';
import { invoiceDeliveriesJobs } from '#server/features/economy/invoice-deliveries/jobs.ts';
import { reminderRunsJobs } from '#server/features/economy/reminder-runs/jobs.ts';
import { invoiceRunsJobs } from '#server/features/economy/invoice-runs/jobs.ts';
import { paymentLinksJobs } from '#server/features/economy/payment-links/jobs.ts';
import type { AppContext } from '#server/kit/app-context.ts';

/** Gives a server what the features do by themselves: by the clock, and soon after something has happened. */
export function featureJobs(app: AppContext): void {
  sessionJobs(app);
  notificationsJobs(app);
  queueJobs(app);
  treadDepthJobs(app);
  storagePlacesJobs(app);
  stockLevelsJobs(app);
  customerLedgerJobs(app);
  pricingJobs(app);
  vouchersJobs(app);
  storageAgreementsJobs(app);
  wheelPhotosJobs(app, async (tx) => [
    ...(await filesOfOrderPhotos(tx)),
    ...(await filesOfLogos(tx)),
  ]);
  orderPhotosJobs(app);
  leftClocksJobs(app);
  logisticsNoticesJobs(app);
  labelsJobs(app);
  bookingMessagesJobs(app);
  autoBookingsJobs(app);
  invoiceRunsJobs(app);
  reminderRunsJobs(app);
  reportMailsJobs(app);
  invoiceDeliveriesJobs(app);
  paymentLinksJobs(app);
  giftCardsJobs(app);
  cashRegistersJobs(app);
  registerAgentsJobs(app);
}
