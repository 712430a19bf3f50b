import { paymentPage } from '#contract/economy/payment-links/first-call.ts';
import type { LinkedPayment } from '#contract/economy/payment-links/linked-order.ts';
import { request } from '#src/data/api.ts';

/** What a link to pay shows, as it is now. Throws like `send`. */
export async function fetchPayment(
  code: string,
  signal: AbortSignal | null = null,
): Promise<LinkedPayment> {
  const answer = await request(
    paymentPage,
    { params: { code } },
    { key: null, ...(signal && { signal }) },
  );
  return (answer as { data: LinkedPayment }).data;
}
