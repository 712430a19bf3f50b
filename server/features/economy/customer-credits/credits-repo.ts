import { sql } from 'kysely';
import {
  creditsPerPage,
  type CreditUse,
  type CustomerCredit,
  type InvoiceForCredit,
} from '#contract/economy/customer-credits/credit-calls.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

// What was given up is no money of the customer's, and what a waiver left them is.
const credits = sql`
  customer_open_items o
  join customer_entries e on e.chain_id = o.chain_id and e.id = o.entry_id
    and e.kind in ('payment', 'credit', 'fee', 'interest')`;

const openOfSame = sql`
  select from customer_open_items owed
  where owed.company_id = o.company_id and owed.open > 0 and owed.currency = o.currency
    and owed.customer_id in (select same_customers(kept_customer(o.customer_id)))`;

/** What customers of the company have to their credit, or one of them, the oldest first; a page of it. */
export async function creditsOfCompany(
  tx: Tx,
  { companyId }: Company,
  { page = 1, customer_id: customer = null }: CreditsWanted,
): Promise<CustomerCredit[]> {
  const { rows } = await sql<CustomerCredit>`
    select e.id, c.id as customer_id, c.name as customer, e.day::text as day,
      -e.amount as amount, -o.open as left, p.payment_id, e.order_id, e.invoice_id,
      coalesce(i.number, '') as number, exists (${openOfSame}) as has_open,
      case when p.payment_id is not null then 'payment' when e.order_id is not null then 'order'
        when exists (select from online_payments n
          where n.chain_id = e.chain_id and n.entry_id = e.id) then 'online'
        else 'other' end as source
    from ${credits}
    join customers c on c.chain_id = o.chain_id and c.id = kept_customer(o.customer_id)
    left join invoices i on i.chain_id = e.chain_id and i.id = e.invoice_id
    left join payment_matches p on p.chain_id = e.chain_id and p.entry_id = e.id and p.amount > 0
    where o.company_id = ${companyId} and o.open < 0
      and (${customer}::bigint is null or c.id = kept_customer(${customer}))
    order by o.day, e.id
    limit ${creditsPerPage} offset ${(page - 1) * creditsPerPage}`.execute(tx);
  return rows;
}

/** Which credits are asked for. */
export interface CreditsWanted {
  readonly page?: number | undefined;
  readonly customer_id?: number | null | undefined;
}

/** How many credits there are, and what of them is left, in minor units. */
export async function creditSums(
  tx: Tx,
  { companyId }: Company,
  { customer_id: customer = null }: CreditsWanted,
): Promise<{ readonly total: number; readonly amount: number }> {
  const { rows } = await sql<{ total: number; amount: number }>`
    select count(*)::int as total, coalesce(-sum(o.open), 0)::bigint as amount
    from ${credits}
    where o.company_id = ${companyId} and o.open < 0
      and (${customer}::bigint is null
        or kept_customer(o.customer_id) = kept_customer(${customer}))`.execute(tx);
  return rows[0]!;
}

/** A credit that can be used: what is left of it in minor units, and of what it is. */
export interface Usable {
  readonly id: number;
  readonly left: number;
  readonly invoice_id: number | null;
  readonly order_id: number | null;
}

/** What the customer of an invoice of the company has to their credit, in its currency, the oldest first. */
export async function usableFor(
  tx: Tx,
  { companyId }: Company,
  invoice: number,
): Promise<Usable[]> {
  const { rows } = await sql<Usable>`
    select e.id, -o.open as left, e.invoice_id, e.order_id
    from invoices i
    join customer_entries of on of.chain_id = i.chain_id and of.invoice_id = i.id
      and of.kind = 'invoice'
    join ${credits} on o.chain_id = i.chain_id and o.company_id = i.company_id
      and o.currency = of.currency
    where i.company_id = ${companyId} and i.id = ${invoice} and i.state = 'issued'
      and i.kind = 'invoice' and o.open < 0
      and o.customer_id in (select same_customers(kept_customer(i.customer_id)))
    order by o.day, e.id`.execute(tx);
  return rows;
}

/** A credit of the company and what is left of it; undefined where there is none by this id. */
export async function creditOf(
  tx: Tx,
  { companyId }: Company,
  id: number,
): Promise<{ readonly left: number; readonly payment_id: number | null } | undefined> {
  const { rows } = await sql<{ left: number; payment_id: number | null }>`
    select -o.open as left, p.payment_id
    from ${credits}
    left join payment_matches p on p.chain_id = e.chain_id and p.entry_id = e.id and p.amount > 0
    where o.company_id = ${companyId} and e.id = ${id} and e.amount < 0`.execute(tx);
  return rows[0];
}

/** Invoices of the company that a credit can be used for, what is due first before all. */
export async function invoicesForCredit(
  tx: Tx,
  { companyId }: Company,
  id: number,
): Promise<InvoiceForCredit[]> {
  const { rows } = await sql<InvoiceForCredit>`
    select i.id as invoice_id, i.number, i.due_date::text as due, sum(owed.open)::bigint as open
    from customer_open_items o
    join customer_open_items owed on owed.chain_id = o.chain_id
      and owed.company_id = o.company_id and owed.open > 0 and owed.currency = o.currency
      and owed.customer_id in (select same_customers(kept_customer(o.customer_id)))
    join customer_entries e on e.chain_id = owed.chain_id and e.id = owed.entry_id
      and e.kind in ('invoice', 'fee', 'interest')
    join invoices i on i.chain_id = e.chain_id and i.id = e.invoice_id
    where o.company_id = ${companyId} and o.entry_id = ${id} and o.open < 0
    group by i.chain_id, i.id order by min(owed.due_day), i.id limit 50`.execute(tx);
  return rows;
}

/** What of a credit was used by hand for an entry that an invoice made. */
export interface Use extends Omit<CreditUse, 'at'> {
  readonly debit_id: number;
  readonly at: Date;
}

/** What was used by hand for an invoice and was not taken back, the newest first. */
export async function usesOf(tx: Tx, invoice: number): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select a.debit_id, a.credit_id as id, sum(a.amount)::bigint as amount, e.invoice_id,
      coalesce(n.number, '') as number, max(a.recorded_at) filter (where a.by_hand) as at,
      (select who.first_name || ' ' || who.last_name from people who
        where who.id = max(a.recorded_by) filter (where a.by_hand and a.amount > 0)) as by
    from customer_allocations a
    join customer_entries owed on owed.chain_id = a.chain_id and owed.id = a.debit_id
      and owed.kind in ('invoice', 'fee', 'interest')
    join customer_entries e on e.chain_id = a.chain_id and e.id = a.credit_id
    left join invoices n on n.chain_id = e.chain_id and n.id = e.invoice_id
    where a.chain_id = current_chain() and owed.invoice_id = ${invoice}
    group by a.debit_id, a.credit_id, e.invoice_id, n.number
    having sum(a.amount) > 0 and bool_or(a.by_hand)
    order by max(a.id) desc`.execute(tx);
  return rows;
}
