import { sql } from 'kysely';
import type { AccountEntry } from '#contract/economy/customer-ledger/account-calls.ts';
import type { OpenItem } from '#contract/economy/customer-ledger/ageing.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

/** What is left of the entry that an invoice or credit note made; undefined where it came to nothing. */
export const openOfInvoice = (
  tx: Tx,
  invoice: number,
): Promise<{ readonly id: number; readonly open: number } | undefined> =>
  tx
    .selectFrom('customer_entries as e')
    .innerJoin('customer_open_items as i', (join) =>
      join.onRef('i.chain_id', '=', 'e.chain_id').onRef('i.entry_id', '=', 'e.id'),
    )
    .select(['e.id', 'i.open'])
    .where('e.invoice_id', '=', invoice)
    .where('e.kind', 'in', ['invoice', 'credit'])
    .executeTakeFirst();

/** What of the deposits of orders, once they joined the ledger, is not used up; the oldest first. */
export const openDeposits = (tx: Tx, orders: readonly number[]) =>
  tx
    .selectFrom('customer_entries as e')
    .innerJoin('customer_open_items as i', (join) =>
      join.onRef('i.chain_id', '=', 'e.chain_id').onRef('i.entry_id', '=', 'e.id'),
    )
    .select(['e.id', 'i.open'])
    .where('e.order_id', 'in', orders)
    .where('e.kind', '=', 'payment')
    .where('i.open', '<', 0)
    .orderBy('e.id')
    .execute();

/** What was paid on an invoice, or waived of what was asked for besides, and settles nothing, the oldest first. */
export const creditsOf = (tx: Tx, invoice: number) =>
  tx
    .selectFrom('customer_entries as e')
    .innerJoin('customer_open_items as i', (join) =>
      join.onRef('i.chain_id', '=', 'e.chain_id').onRef('i.entry_id', '=', 'e.id'),
    )
    .select(['e.id', 'i.open'])
    .where('e.invoice_id', '=', invoice)
    .where('e.kind', 'in', ['payment', 'fee', 'interest'])
    .where('i.open', '<', 0)
    .orderBy('e.id')
    .execute();

/** What is open of the invoices of an order, the oldest first. */
export const openInvoices = (tx: Tx, order: number) =>
  tx
    .selectFrom('customer_entries as e')
    .innerJoin('customer_open_items as i', (join) =>
      join.onRef('i.chain_id', '=', 'e.chain_id').onRef('i.entry_id', '=', 'e.id'),
    )
    .select(['e.id', 'i.open'])
    .where('e.kind', '=', 'invoice')
    .where('i.open', '>', 0)
    .where('e.invoice_id', 'in', (of) =>
      of.selectFrom('invoice_lines').select('document_id').where('order_id', '=', order),
    )
    .orderBy('e.id')
    .execute();

/** The invoice of an order that was issued last: whom it is owed by, and in what money. */
export async function issuedOfOrder(
  tx: Tx,
  order: number,
): Promise<
  | {
      readonly id: number;
      readonly number: string;
      readonly customer_id: number;
      readonly currency: string;
    }
  | undefined
> {
  const { rows } = await sql<{
    id: number;
    number: string;
    customer_id: number;
    currency: string;
  }>`
    select i.id, i.number, i.customer_id, i.seller ->> 'currency' as currency
    from invoices i
    where i.chain_id = current_chain() and i.state = 'issued' and i.kind = 'invoice' and exists (
      select from invoice_lines l
      where l.chain_id = i.chain_id and l.document_id = i.id and l.order_id = ${order})
    order by i.id desc limit 1`.execute(tx);
  return rows[0];
}

/** What payments of an order have settled, the newest first; in minor units. */
export async function settledByDeposits(
  tx: Tx,
  order: number,
): Promise<readonly { debit_id: number; credit_id: number; settled: number }[]> {
  const { rows } = await sql<{ debit_id: number; credit_id: number; settled: number }>`
    select a.debit_id, a.credit_id, sum(a.amount)::bigint as settled
    from customer_allocations a
    join customer_entries e on e.chain_id = a.chain_id and e.id = a.credit_id
    join customer_entries owed on owed.chain_id = a.chain_id and owed.id = a.debit_id
    where a.chain_id = current_chain() and e.order_id = ${order} and e.kind = 'payment'
      and owed.kind = 'invoice'
    group by a.debit_id, a.credit_id having sum(a.amount) > 0
    order by max(a.id) desc`.execute(tx);
  return rows;
}

/** What of an entry of an invoice is settled otherwise than by credit notes of it, what was settled last first; in minor units. */
export async function paymentsOf(
  tx: Tx,
  debit: number,
): Promise<readonly { credit_id: number; settled: number }[]> {
  const { rows } = await sql<{ credit_id: number; settled: number }>`
    select a.credit_id, sum(a.amount)::bigint as settled
    from customer_allocations a
    join customer_entries e on e.chain_id = a.chain_id and e.id = a.credit_id
    join customer_entries owed on owed.chain_id = a.chain_id and owed.id = a.debit_id
    left join invoices n on n.chain_id = e.chain_id and n.id = e.invoice_id and e.kind = 'credit'
    where a.chain_id = current_chain() and a.debit_id = ${debit}
      and n.credits_id is distinct from owed.invoice_id
    group by a.credit_id having sum(a.amount) > 0
    order by max(a.id) desc`.execute(tx);
  return rows;
}

/** What an entry below zero has settled; in minor units. */
export const settledOf = async (
  tx: Tx,
  credit: number,
): Promise<readonly { readonly debit_id: number; readonly settled: number }[]> => {
  const { rows } = await sql<{ debit_id: number; settled: number }>`
    select debit_id, sum(amount)::bigint as settled from customer_allocations
    where chain_id = current_chain() and credit_id = ${credit}
    group by debit_id having sum(amount) > 0 order by debit_id`.execute(tx);
  return rows;
};

/** What an entry settles or is settled by, and the invoice that the other is of; in minor units. */
export async function settledWith(
  tx: Tx,
  entry: number,
): Promise<
  readonly {
    readonly debit_id: number;
    readonly credit_id: number;
    readonly settled: number;
    readonly invoice_id: number | null;
  }[]
> {
  const { rows } = await sql<{
    debit_id: number;
    credit_id: number;
    settled: number;
    invoice_id: number | null;
  }>`
    select a.debit_id, a.credit_id, sum(a.amount)::bigint as settled, other.invoice_id
    from customer_allocations a
    join customer_entries other on other.chain_id = a.chain_id
      and other.id = case a.debit_id when ${entry} then a.credit_id else a.debit_id end
    where a.chain_id = current_chain() and (a.debit_id = ${entry} or a.credit_id = ${entry})
    group by a.debit_id, a.credit_id, other.invoice_id having sum(a.amount) > 0
    order by a.debit_id, a.credit_id`.execute(tx);
  return rows;
}

/** What was paid by now on an order of any site of the company, in minor units; it is held until the transaction ends. */
export async function paidAheadOf(tx: Tx, order: number): Promise<number> {
  const { rows } = await sql<{ paid: number }>`select paid_on_order(${order}) as paid`.execute(tx);
  return rows[0]!.paid;
}

/** How much of the deposits of an order has joined the ledger, in minor units. */
export async function joinedOfOrder(tx: Tx, order: number): Promise<number> {
  const { joined } = await tx
    .selectFrom('customer_entries')
    .select(sql<number>`coalesce(-sum(amount), 0)::bigint`.as('joined'))
    .where('order_id', '=', order)
    .where('kind', '=', 'payment')
    .executeTakeFirstOrThrow();
  return joined;
}

// Who turned out to be the same customer stays in the ledger as who they were.
const sameCustomer = (customer: number) => sql<boolean>`e.customer_id in (
  with recursive same as (
    select id from customers where chain_id = current_chain() and id = ${customer}
    union all
    select c.id from customers c join same s on c.merged_into_id = s.id
      where c.chain_id = current_chain())
  select id from same)`;

/** What is open at a customer of the company. */
export const openItemsOf = (
  tx: Tx,
  { companyId }: Company,
  customer: number,
): Promise<OpenItem[]> =>
  tx
    .selectFrom('customer_open_items as e')
    .select(['e.open', 'e.due_day as due'])
    .where('e.company_id', '=', companyId)
    .where('e.open', '<>', 0)
    .where(sameCustomer(customer))
    .execute();

const most = 200;

/** The ledger of a customer of the company, the newest first. */
export const entriesOf = (tx: Tx, company: Company, customer: number): Promise<AccountEntry[]> =>
  entries(tx, company, customer).orderBy('e.id', 'desc').limit(most).execute();

/** What of it is open, what is due first before all. */
export const openEntriesOf = (
  tx: Tx,
  company: Company,
  customer: number,
): Promise<AccountEntry[]> =>
  entries(tx, company, customer)
    .where('i.open', '<>', 0)
    .orderBy('e.due_day', (day) => day.asc().nullsLast())
    .orderBy('e.id')
    .execute();

const entries = (tx: Tx, { companyId }: Company, customer: number) =>
  tx
    .selectFrom('customer_entries as e')
    .innerJoin('customer_open_items as i', (join) =>
      join.onRef('i.chain_id', '=', 'e.chain_id').onRef('i.entry_id', '=', 'e.id'),
    )
    .leftJoin('invoices as one', (join) =>
      join.onRef('one.chain_id', '=', 'e.chain_id').onRef('one.id', '=', 'e.invoice_id'),
    )
    .select(['e.id', 'e.kind', 'e.day', 'e.due_day as due', 'e.amount', 'i.open', 'e.invoice_id'])
    .select(sql<string>`coalesce(one.number, '')`.as('number'))
    .where('e.company_id', '=', companyId)
    .where(sameCustomer(customer))
    .$narrowType<{ kind: AccountEntry['kind'] }>();
