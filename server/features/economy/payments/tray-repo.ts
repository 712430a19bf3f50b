import { sql } from 'kysely';
import { waitingPerPage, type OpenInvoiceShown } from '#contract/economy/payments/payment-calls.ts';
import type { OpenInvoice } from '#contract/economy/payments/proposals.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'companyId'>;

/** A payment of which something is not matched. */
export interface StoredWaiting {
  readonly id: number;
  readonly day: string;
  readonly amount: number;
  readonly unmatched: number;
  readonly currency: string;
  readonly payer: string;
  readonly payer_account: string;
  readonly reference: string;
  readonly message: string;
  /** Another company of the chain that has an invoice of its reference. */
  readonly other_company: string | null;
}

/** Which of what waits is asked for. */
export interface WantedWaiting {
  readonly page?: number | undefined;
  readonly first?: number | undefined;
  readonly bank_file_id?: number | undefined;
}

/** What was paid to the company and is not matched whole, as it came, of all files or of one; a page of it. */
export async function waitingPayments(
  tx: Tx,
  { companyId }: Company,
  { page = 1, first = 0, bank_file_id: file }: WantedWaiting,
): Promise<StoredWaiting[]> {
  const { rows } = await sql<StoredWaiting>`
    select p.id, p.day::text as day, p.amount, p.unmatched, p.currency, p.payer, p.payer_account,
      p.reference, p.message, other_company_of_reference(p.reference) as other_company
    from payments p
    where p.company_id = ${companyId} and p.unmatched <> 0
      and (${file ?? null}::bigint is null or p.bank_file_id = ${file ?? null})
    order by p.id = ${first} desc, p.id
    limit ${waitingPerPage} offset ${(page - 1) * waitingPerPage}`.execute(tx);
  return rows;
}

/** How many payments wait, and what of them, in minor units. */
export async function waitingSums(
  tx: Tx,
  { companyId }: Company,
  { bank_file_id: file }: WantedWaiting,
): Promise<{ readonly total: number; readonly amount: number }> {
  const { rows } = await sql<{ total: number; amount: number }>`
    select count(*)::int as total, coalesce(sum(unmatched), 0)::bigint as amount from payments
    where company_id = ${companyId} and unmatched <> 0
      and (${file ?? null}::bigint is null or bank_file_id = ${file ?? null})`.execute(tx);
  return rows[0]!;
}

/** By what invoices are looked for that payments may be of. */
export interface Clues {
  readonly amounts: readonly number[];
  /** What was written, word by word, in capital letters and digits. */
  readonly words: readonly string[];
  readonly accounts: readonly string[];
}

export type Candidate = OpenInvoice &
  OpenInvoiceShown & {
    /** Accounts that have paid for its customer. */
    readonly payers: readonly string[];
  };

const mostCandidates = 400;

/**
 * Invoices with something left to pay that have a clue, the best ones first: a number, order or plate
 * that was written, an amount, an account that has paid for their customer, or all that a customer owes.
 */
export async function candidatesOf(
  tx: Tx,
  { companyId }: Company,
  { amounts, words, accounts }: Clues,
): Promise<Candidate[]> {
  const { rows } = await sql<Omit<Candidate, 'is_known_payer'>>`
    with items as (
      select e.invoice_id, o.customer_id, o.currency, sum(o.open)::bigint as open,
        min(o.due_day) as due_day
      from customer_open_items o
      join customer_entries e on e.chain_id = o.chain_id and e.id = o.entry_id
        and e.kind in ('invoice', 'fee', 'interest')
      where o.company_id = ${companyId} and o.open > 0
      group by e.invoice_id, o.customer_id, o.currency),
    owed as (
      select customer_id from items group by customer_id
      having count(*) > 1 and sum(open) = any(${amounts}::bigint[])),
    payers as (
      select i.customer_id, array_agg(distinct p.payer_account) as accounts
      from payments p
      join payment_matches m on m.chain_id = p.chain_id and m.payment_id = p.id
        and m.entry_id is not null and m.reverses is null
      join invoices i on i.chain_id = m.chain_id and i.id = m.invoice_id
      where p.company_id = ${companyId} and p.payer_account = any(${accounts}::text[])
        and not exists (select from payment_matches b
          where b.chain_id = m.chain_id and b.reverses = m.id)
      group by i.customer_id),
    clues as (
      select id as invoice_id, 1 as nth from invoices
        where company_id = ${companyId} and number = any(${words}::text[]) and number <> ''
      union all select named, 2 from invoices_of_orders(${words}::text[]) named
      union all select invoice_id, 3 from items where open = any(${amounts}::bigint[])
      union all select invoice_id, 4 from items join payers using (customer_id)
      union all select invoice_id, 5 from items join owed using (customer_id)),
    best as (
      select invoice_id, min(nth) as nth from clues join items using (invoice_id)
      group by invoice_id, due_day order by nth, due_day, invoice_id limit ${mostCandidates})
    select i.id as invoice_id, i.customer_id, i.number, c.name as customer, i.due_date::text as due,
      items.currency, items.open, coalesce(payers.accounts, '{}') as payers,
      coalesce(o.plates, '{}') as plates, coalesce(o.orders, '{}') as orders
    from best
    join items using (invoice_id)
    join invoices i on i.id = best.invoice_id
    join customers c on c.chain_id = i.chain_id and c.id = i.customer_id
    left join payers on payers.customer_id = i.customer_id
    left join orders_of_invoices((select array_agg(invoice_id) from best)) o
      on o.invoice_id = i.id
    order by i.due_date, i.id`.execute(tx);
  return rows.map((row) => ({ ...row, is_known_payer: false }));
}

/** Invoices of the company with something left to pay, of one currency, by what is typed: number, reference, customer or plate. */
export async function openInvoicesBy(
  tx: Tx,
  { companyId }: Company,
  { currency, q }: { readonly currency: string; readonly q: string },
): Promise<OpenInvoiceShown[]> {
  const like = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<OpenInvoiceShown>`
    select i.id as invoice_id, i.customer_id, i.number, c.name as customer,
      i.due_date::text as due, sum(o.open)::bigint as open
    from customer_open_items o
    join customer_entries e on e.chain_id = o.chain_id and e.id = o.entry_id
      and e.kind in ('invoice', 'fee', 'interest')
    join invoices i on i.chain_id = e.chain_id and i.id = e.invoice_id
    join customers c on c.chain_id = i.chain_id and c.id = i.customer_id
    where o.company_id = ${companyId} and o.open > 0 and o.currency = ${currency}
      and (i.number ilike ${like} or i.payment_reference ilike ${like} or c.name ilike ${like}
        or invoice_is_of_plate(i.id, replace(${like}, ' ', '')))
    group by i.chain_id, i.id, c.chain_id, c.id order by min(o.due_day), i.id limit 20`.execute(tx);
  return rows;
}
