import { quotePage } from '#contract/sales/quotes/first-call.ts';
import type { LinkedQuote } from '#contract/sales/quotes/quotes.ts';
import { request } from '#src/data/api.ts';

/** The quote of an address, as it is now. Throws like `send`. */
export async function askQuote(
  code: string,
  signal: AbortSignal | null = null,
): Promise<LinkedQuote> {
  const asked = await request(
    quotePage,
    { params: { code } },
    { key: null, ...(signal && { signal }) },
  );
  return (asked as { data: LinkedQuote }).data;
}
