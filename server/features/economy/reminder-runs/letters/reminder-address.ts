import { eAddressOf } from '#contract/economy/invoice-deliveries/e-address.ts';
import { buyerAt } from '#contract/economy/invoice-deliveries/ehf-rules.ts';
import type { Buyer, Seller } from '#contract/economy/invoices/parties.ts';
import { eText } from '#server/features/economy/invoice-deliveries/exports.ts';

/** Where in Peppol a customer is sent reminders; '' where nowhere, or its seller is not known there: the format is of Norway. */
export function reminderAddress(customer: Buyer, seller: Seller): string {
  const buyer = buyerAt(customer, seller);
  const isHere = seller.country === 'NO' && buyer.country === 'NO' && eAddressOf(seller);
  return isHere ? eText(eAddressOf(buyer)) : '';
}
