import { sql } from 'kysely';
import type { InvoiceOfReference } from '#contract/economy/payment-references/reference-calls.ts';
import type { Tx } from '#server/db/open.ts';

const most = 20;

/** An issued invoice as a search finds it. */
export interface FoundInvoice {
  readonly id: number;
  readonly number: string;
  readonly day: string;
  readonly customer: string | null;
  readonly gross: number;
  readonly currency: string;
  /** It is the one that was asked for, not one that came to as much. */
  readonly named: boolean;
}

/** Those of a number or payment reference, behind them those that came to so many whole units of money. */
export const invoicesByNumber = (tx: Tx, text: string) => {
  // Of more digits there is no amount.
  const amount = text.length > 9 ? null : Number(text) * 100;
  return found(
    tx,
    sql`(i.number <> '' and i.number = ${text}) or (i.payment_reference <> '' and i.payment_reference = ${text})`,
    sql`i.gross = ${amount}::bigint`,
  );
};

/** Those of a payment reference, or of the number that the customer has for them. */
export const invoicesByReference = (tx: Tx, text: string) =>
  found(
    tx,
    sql`(i.payment_reference <> '' and i.payment_reference = ${text.replaceAll(' ', '')}) or (i.purchase_order <> '' and lower(i.purchase_order) = lower(${text}))`,
    sql`false`,
  );

/** The issued invoice of the caller's company that a payment reference is of. */
export async function issuedWithReference(
  tx: Tx,
  reference: string,
): Promise<Omit<InvoiceOfReference, 'open'> | undefined> {
  const { rows } = await sql<Omit<InvoiceOfReference, 'open'>>`
    select i.id, i.number, coalesce(i.buyer ->> 'name', '') as customer, i.invoice_date,
      i.due_date, i.seller ->> 'currency' as currency, i.gross
    from invoices i
    where i.chain_id = current_chain() and i.company_id = current_company()
      and i.state = 'issued' and i.payment_reference <> '' and i.payment_reference = ${reference}`.execute(
    tx,
  );
  return rows[0];
}

async function found(
  tx: Tx,
  named: ReturnType<typeof sql>,
  alike: ReturnType<typeof sql>,
): Promise<FoundInvoice[]> {
  const of = (where: ReturnType<typeof sql>, isNamed: boolean) => sql`(
    select i.id, i.number, i.invoice_date as day, i.buyer ->> 'name' as customer, i.gross,
      i.seller ->> 'currency' as currency, ${sql.lit(isNamed)} as named
    from invoices i
    where i.chain_id = current_chain() and i.company_id = current_company()
      and i.state = 'issued' and (${where})
    order by i.id desc limit ${most})`;
  const { rows } = await sql<FoundInvoice>`
    select distinct on (id) * from (${of(named, true)} union all ${of(alike, false)}) all_found
    order by id desc, named desc limit ${most}`.execute(tx);
  return rows.toSorted((a, b) => Number(b.named) - Number(a.named));
}
