import { quotePage } from '#contract/sales/quotes/first-call.ts';
import type { LinkedQuote } from '#contract/sales/quotes/quotes.ts';
import { request } from '#src/data/api.ts';

/** The quote of an address, as it is now. Throws like `send`. */
export async function fetchQuote(
  code: string,
  signal: AbortSignal | null = null,
): Promise<LinkedQuote> {
  const answer = await request(
    quotePage,
    { params: { code } },
    { key: null, ...(signal && { signal }) },
  );
  return (answer as { data: LinkedQuote }).data;
}
