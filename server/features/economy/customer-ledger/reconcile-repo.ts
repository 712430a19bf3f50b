import { sql } from 'kysely';
import {
  balancesPerPage,
  type ComparedBalance,
  type ComparedEntry,
} from '#contract/economy/customer-ledger/reconcile-calls.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'companyId'>;

// Who turned out to be the same customer is one here, and stays in the ledger as who they were.
const keptCustomers = ({ companyId }: Company) => sql`
  kept (customer_id, id, next) as (
    select c.id, c.id, c.merged_into_id from customers c
    where c.chain_id = current_chain() and c.id in (
      select customer_id from customer_entries where company_id = ${companyId})
    union all
    select k.customer_id, c.id, c.merged_into_id from kept k
    join customers c on c.chain_id = current_chain() and c.id = k.next)`;

interface Balances {
  readonly data: ComparedBalance[];
  readonly meta: {
    readonly total: number;
    readonly different: number;
    readonly ledger: number;
    readonly vouchers: number;
    readonly waiting: number;
  };
}

/** What customers owe a company by its ledger and by its vouchers: what nothing explains first, then what waits, then the rest. */
export async function comparedBalances(tx: Tx, company: Company, page: number): Promise<Balances> {
  const { rows } = await sql<{ [K in keyof Balances]: Balances[K] }>`
    with recursive ${keptCustomers(company)}, balances as (
      select k.id as customer_id, max(c.name) as name, sum(o.ledger)::bigint as ledger,
        sum(o.vouchers)::bigint as vouchers, sum(o.waiting)::bigint as waiting,
        bool_or(o.ledger <> o.vouchers + o.waiting) as different
      from ledger_beside_vouchers() o
      join kept k on k.customer_id = o.customer_id and k.next is null
      join customers c on c.chain_id = current_chain() and c.id = k.id
      where o.company_id = ${company.companyId}
      group by k.id
    )
    select
      (select coalesce(json_agg(one), '[]') from (
        select customer_id, name, ledger, vouchers, waiting from balances
        order by different desc, ledger <> vouchers desc, abs(ledger - vouchers) desc,
          abs(ledger) desc, customer_id
        limit ${balancesPerPage} offset ${(page - 1) * balancesPerPage}) one) as data,
      (select json_build_object('total', count(*), 'different', count(*) filter (where different),
        'ledger', coalesce(sum(ledger), 0)::bigint,
        'vouchers', coalesce(sum(vouchers), 0)::bigint,
        'waiting', coalesce(sum(waiting), 0)::bigint) from balances) as meta`.execute(tx);
  return rows[0]!;
}

const most = 200;

/** The entries of a customer of a company, whoever they were then, beside what they were booked by. */
export async function comparedEntries(
  tx: Tx,
  company: Company,
  customer: number,
): Promise<ComparedEntry[]> {
  const { rows } = await sql<ComparedEntry>`
    with recursive ${keptCustomers(company)}
    select e.id, e.kind, e.day, e.invoice_id, coalesce(i.number, '') as number,
      o.ledger, o.vouchers, o.waiting,
      (select coalesce(json_agg(json_build_object('id', v.id, 'series', v.series,
          'number', v.number) order by v.id), '[]')
        from vouchers v where v.chain_id = e.chain_id and v.company_id = e.company_id
          and v.source_kind = case when e.kind in ('invoice', 'credit') then 'invoices'
            else 'customer-entries' end
          and v.source_id = case when e.kind in ('invoice', 'credit') then e.invoice_id
            else e.id end) as booked_by
    from ledger_beside_vouchers() o
    join customer_entries e on e.chain_id = o.chain_id and e.id = o.entry_id
    left join invoices i on i.chain_id = e.chain_id and i.id = e.invoice_id
    where o.company_id = ${company.companyId} and o.customer_id in (
      select customer_id from kept where id = ${customer})
    order by o.ledger <> o.vouchers + o.waiting desc, o.ledger <> o.vouchers desc, e.id desc
    limit ${most}`.execute(tx);
  return rows;
}
