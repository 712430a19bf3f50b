import { logoAddress } from '#contract/economy/company-logo.ts';
import type { Seller } from '#contract/economy/invoices/parties.ts';
import type { LinkedSeller } from '#contract/economy/payment-links/linked-invoice.ts';
import { addressLines } from '#contract/kit/rules/address-rules.ts';

/** A company as a link to pay shows it. */
export const sellerOfLink = (seller: Seller): LinkedSeller => ({
  name: seller.name,
  org_number: seller.org_number,
  address: addressLines(seller),
  logo: seller.logo ? logoAddress(seller.logo, 'small') : '',
});
