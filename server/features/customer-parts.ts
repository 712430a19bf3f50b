import { agreementsPart } from '#server/features/customer/agreements/exports.ts';
import { bookingsPart } from '#server/features/booking/bookings/exports.ts';
import { carsPart } from '#server/features/car/cars/exports.ts';
import { consigneesPart } from '#server/features/customer/consignees/exports.ts';
import { customersPart } from '#server/features/customer/customers/exports.ts';
import { storageAgreementsPart } from '#server/features/hotel/storage-agreements/exports.ts';
import { wheelSetsPart } from '#server/features/hotel/wheel-sets/exports.ts';
import { giftCardsPart } from '#server/features/sales/gift-cards/exports.ts';
import { depositsPart } from '#server/features/sales/order-deposits/exports.ts';
import { ordersPart } from '#server/features/sales/orders/exports.ts';
import { creditPart } from '#server/features/economy/credit-limits/exports.ts';
import { disputesPart } from '#server/features/economy/payment-links/exports.ts';
import { invoicesPart } from '#server/features/economy/invoices/exports.ts';
import { remindersPart } from '#server/features/economy/reminder-runs/exports.ts';
import { importsPart } from '#server/features/lists/imports/exports.ts';
import { queuePart } from '#server/features/workshop/queue/exports.ts';
import type { PersonalDataSource } from '#server/kit/personal-data-source.ts';

/** What every feature says that keeps something of a customer, in the order in which it is told; merging and forgetting ask all of them. */
export const customerParts: readonly PersonalDataSource[] = [
  customersPart,
  carsPart,
  agreementsPart,
  consigneesPart,
  queuePart,
  storageAgreementsPart,
  wheelSetsPart,
  bookingsPart,
  ordersPart,
  depositsPart,
  giftCardsPart,
  invoicesPart,
  creditPart,
  disputesPart,
  remindersPart,
  importsPart,
];
