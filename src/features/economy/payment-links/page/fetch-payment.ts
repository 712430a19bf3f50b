import { paymentPage } from '#contract/economy/payment-links/first-call.ts';
import type { LinkedInvoice } from '#contract/economy/payment-links/linked-invoice.ts';
import { request } from '#src/data/api.ts';

/** The invoice of an address, as it is now. Throws like `send`. */
export async function fetchPayment(
  code: string,
  signal: AbortSignal | null = null,
): Promise<LinkedInvoice> {
  const answer = await request(
    paymentPage,
    { params: { code } },
    { key: null, ...(signal && { signal }) },
  );
  return (answer as { data: LinkedInvoice }).data;
}
