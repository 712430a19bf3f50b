import type { LinkedQuote } from '#contract/sales/quotes/quotes.ts';
import { linesWithVat } from '#contract/money/lines-with-vat.ts';
import { phoneOf } from '#server/features/workshop/tread-depth/exports.ts';
import type { OpenLink } from '#server/kit/links/link-repo.ts';
import type { Context } from '#server/kit/context.ts';
import { storedQuote, type StoredQuote } from './quotes-repo.ts';

/** What an address of a quote shows now. Undefined where there is nothing to see. */
export async function pageOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  link: OpenLink,
): Promise<LinkedQuote | undefined> {
  const quote = link.orderId === null ? undefined : await storedQuote(db, link.orderId);
  if (!quote) return undefined;
  const state = stateOf(quote);
  const isTurned = quote.of_consumer && !quote.includes_vat;
  const read = <Some extends StoredQuote['lines'][number] | StoredQuote['answered'][number]>(
    lines: readonly Some[],
  ): readonly Some[] => (isTurned ? linesWithVat(lines) : lines);
  return {
    revision: quote.version,
    asOf: now.toISOString(),
    siteName: link.siteName,
    town: quote.town,
    phone: await phoneOf(db, link),
    timezone: link.timezone,
    language: quote.language,
    currency: quote.currency,
    number: quote.number,
    licenseplate: quote.licenseplate,
    state,
    until: new Date(quote.until).toISOString(),
    answeredAt: quote.answered_at?.toISOString() ?? null,
    includesVat: quote.includes_vat || quote.of_consumer,
    // Once answered, with what they do without, too.
    lines:
      quote.answer === ''
        ? read(quote.lines).map((line) => ({ ...line, accepted: null }))
        : read(quote.answered).map((line) => ({ ...line, from: [], stays: false })),
  };
}

function stateOf({ answer, state }: StoredQuote): LinkedQuote['state'] {
  if (state === 'cancelled' || (answer === '' && state !== 'quote')) return 'closed';
  return answer === '' ? 'open' : answer;
}
