import type { SearchHit } from '#contract/desk/search.ts';
import { groupOf, type SearchProvider } from '#server/kit/search-provider.ts';
import { invoicesByNumber, invoicesByReference, type FoundInvoice } from './invoice-search-repo.ts';

/**
 * Finds issued invoices and credit notes: `a:` by number, by what a payment of it is known by, or by
 * what it came to in whole units of money; `e:` by that reference too, and by the number that the
 * customer has for it.
 */
export const invoiceSearch: SearchProvider = {
  right: 'invoices.read',
  kinds: ['invoice', 'external_invoice'],
  async find(tx, { kind, text }) {
    if (kind !== 'invoice' && kind !== 'external_invoice') return { groups: [], exact: [] };
    const found =
      kind === 'invoice' ? await invoicesByNumber(tx, text) : await invoicesByReference(tx, text);
    const hits = found.map(hit);
    const exact = hits.filter((_, at) => found[at]!.named);
    return { groups: [groupOf('invoices', hits, false)], exact };
  },
};

const hit = ({ id, number, day, customer, gross, currency }: FoundInvoice): SearchHit => ({
  id,
  path: `invoices/${id}`,
  plate: null,
  title: customer ?? number,
  detail: `${number} · ${(gross / 100).toFixed(2)} ${currency}`,
  at: day,
});
