import { sql } from 'kysely';
import type { SearchHit } from '#contract/desk/search.ts';
import type { Tx } from '#server/db/open.ts';
import { groupOf, type SearchProvider } from '#server/kit/search-provider.ts';

const most = 20;

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
    const found = kind === 'invoice' ? await byNumber(tx, text) : await byReference(tx, text);
    const hits = found.map(hit);
    const exact = hits.filter((_, at) => found[at]!.named);
    return { groups: [groupOf('invoices', hits, false)], exact };
  },
};

interface Found {
  readonly id: number;
  readonly number: string;
  readonly day: string;
  readonly customer: string | null;
  readonly gross: number;
  readonly currency: string;
  /** It is the one that was asked for, not one that came to as much. */
  readonly named: boolean;
}

const byNumber = (tx: Tx, text: string) => {
  // Of more digits there is no amount.
  const amount = text.length > 9 ? null : Number(text) * 100;
  return found(
    tx,
    sql`(i.number <> '' and i.number = ${text}) or (i.payment_reference <> '' and i.payment_reference = ${text})`,
    sql`i.gross = ${amount}::bigint`,
  );
};

const byReference = (tx: Tx, text: string) =>
  found(
    tx,
    sql`(i.payment_reference <> '' and i.payment_reference = ${text.replaceAll(' ', '')}) or (i.purchase_order <> '' and lower(i.purchase_order) = lower(${text}))`,
    sql`false`,
  );

async function found(
  tx: Tx,
  named: ReturnType<typeof sql>,
  alike: ReturnType<typeof sql>,
): Promise<Found[]> {
  const of = (where: ReturnType<typeof sql>, isNamed: boolean) => sql`(
    select i.id, i.number, i.invoice_date as day, i.buyer ->> 'name' as customer, i.gross,
      i.seller ->> 'currency' as currency, ${sql.lit(isNamed)} as named
    from invoices i
    where i.chain_id = current_chain() and i.company_id = current_company()
      and i.state = 'issued' and (${where})
    order by i.id desc limit ${most})`;
  const { rows } = await sql<Found>`
    select distinct on (id) * from (${of(named, true)} union all ${of(alike, false)}) all_found
    order by id desc, named desc limit ${most}`.execute(tx);
  return rows.toSorted((a, b) => Number(b.named) - Number(a.named));
}

const hit = ({ id, number, day, customer, gross, currency }: Found): SearchHit => ({
  id,
  path: `invoices/${id}`,
  plate: null,
  title: customer ?? number,
  detail: `${number} · ${(gross / 100).toFixed(2)} ${currency}`,
  at: day,
});
