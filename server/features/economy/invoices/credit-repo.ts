import { sql } from 'kysely';
import type { Invoiced, InvoicedLine } from '#contract/economy/invoices/credit-rules.ts';
import type { Line } from '#contract/kit/document/lines.ts';
import type { RateTotals } from '#contract/money/document-totals.ts';
import type { Tx } from '#server/db/open.ts';

/** A line of an invoice as it is taken back: besides how much of it is, what else is said on it. */
export type InvoicedWhole = InvoicedLine & { readonly line: Line };

/** An issued invoice, and what of it issued credit notes have taken back. */
export async function invoicedOf(
  tx: Tx,
  invoice: number,
): Promise<Omit<Invoiced, 'lines'> & { readonly lines: readonly InvoicedWhole[] }> {
  const { rows } = await sql<{
    line: Line;
    quantity: number;
    amount: number;
    credited_quantity: number;
    credited_amount: number;
  }>`
    select to_jsonb(l) as line, l.quantity, l.amount,
      coalesce(sum(c.quantity), 0)::bigint as credited_quantity,
      coalesce(sum(c.amount), 0)::bigint as credited_amount
    from invoice_lines l
    left join invoices i on i.chain_id = l.chain_id and i.credits_id = l.document_id
      and i.state = 'issued'
    left join invoice_lines c on c.chain_id = i.chain_id and c.document_id = i.id and c.key = l.key
    where l.document_id = ${invoice}
    group by l.chain_id, l.document_id, l.key
    order by l.position, l.key`.execute(tx);
  const { includesVat } = await tx
    .selectFrom('invoices')
    .select('prices_include_vat as includesVat')
    .where('id', '=', invoice)
    .executeTakeFirstOrThrow();
  const credits = await tx
    .selectFrom('invoices')
    .select('vat_rates')
    .where('credits_id', '=', invoice)
    .where('state', '=', 'issued')
    .execute();
  return {
    includesVat,
    lines: rows.map(({ line, quantity, amount, ...credited }) => ({
      line,
      key: line.key,
      category: line['vat_category'] as InvoicedLine['category'],
      rate: Number(line['vat_rate']),
      quantity,
      amount,
      credited: { quantity: credited.credited_quantity, amount: credited.credited_amount },
    })),
    vat: credits.flatMap((one) => one.vat_rates as readonly RateTotals[]),
  };
}

/** The draft of a credit note of an invoice; undefined where there is none. */
export const draftOfCredit = (tx: Tx, invoice: number) =>
  tx
    .selectFrom('invoices')
    .select('id')
    .where('credits_id', '=', invoice)
    .where('state', '=', 'draft')
    .where('archived_at', 'is', null)
    .executeTakeFirst();

/** What of products a credit note takes back, and of which orders; in thousandths. */
export const goodsOfCredit = (tx: Tx, credit: number) =>
  tx
    .selectFrom('invoice_lines')
    .select(['product_id', 'order_id', 'quantity'])
    .where('document_id', '=', credit)
    .where('product_id', 'is not', null)
    .$narrowType<{ product_id: number }>()
    .execute();
