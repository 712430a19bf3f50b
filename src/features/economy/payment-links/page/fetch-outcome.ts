import { paymentOutcome } from '#contract/economy/payment-links/first-call.ts';
import type { PaymentOutcome } from '#contract/economy/payment-links/pay-calls.ts';
import { request } from '#src/data/api.ts';

/** What came of a payment, by the code of its invoice's address and its reference, with a slash between. Throws like `send`. */
export async function fetchOutcome(
  of: string,
  signal: AbortSignal | null = null,
): Promise<PaymentOutcome> {
  const [code = '', reference = ''] = of.split('/');
  const answer = await request(
    paymentOutcome,
    { params: { code, reference } },
    { key: null, ...(signal && { signal }) },
  );
  return (answer as { data: PaymentOutcome }).data;
}
