import { sql } from 'kysely';
import {
  entriesPerPage,
  type journalCalls,
  type JournalReport,
  type ListedEvent,
  type ListedTransaction,
  type Receipt,
} from '#contract/cash/cash-registers/journal/journal-calls.ts';
import type * as z from 'zod/mini';
import type { Tx } from '#server/db/open.ts';
import { AppError } from '#server/kit/errors.ts';

interface Page<One> {
  readonly data: One[];
  readonly meta: { readonly total: number };
}

const withTotal = <One>(rows: readonly (One & { readonly total: number })[]): Page<One> => ({
  data: rows.map(({ total: _, ...one }) => one as One),
  meta: { total: rows[0]?.total ?? 0 },
});

/** What was entered at a register, the newest first. */
export async function transactionsPage(
  tx: Tx,
  register: number,
  { kind, nr, day, sold = '', page = 1 }: z.output<typeof journalCalls.transactions.query>,
): Promise<Page<ListedTransaction>> {
  const { rows } = await sql<ListedTransaction & { total: number }>`
    select t.nr, t.kind, t.day::text as day, t.time, t.user_name as "user", t.gross, t.rounding,
      array(select p.method from cash_payments p
        where p.chain_id = t.chain_id and p.register_id = t.register_id and p.nr = t.nr
        order by p.position) as methods,
      t.of_nr, t.reason,
      coalesce((select l.description from cash_lines l where l.chain_id = t.chain_id
        and l.register_id = t.register_id and l.nr = t.nr order by l.position limit 1), '') as what,
      exists (select from cash_events e where e.chain_id = t.chain_id
        and e.register_id = t.register_id and e.transaction_nr = t.nr and e.kind = 'copy') as copied,
      (select min((e.report ->> 'nr')::bigint) from cash_events e where e.chain_id = t.chain_id
        and e.register_id = t.register_id and e.kind = 'z_report'
        and (e.report ->> 'last_transaction')::bigint >= t.nr) as z_nr,
      count(*) over ()::int as total
    from cash_transactions t
    where t.chain_id = current_chain() and t.register_id = ${register}
      and (${kind ?? null}::text is null or t.kind = ${kind ?? null})
      and (${nr ?? null}::bigint is null or t.nr = ${nr ?? null})
      and (${day ?? null}::date is null or t.day = ${day ?? null})
      and (${sold} = '' or exists (select from cash_lines l
        where l.chain_id = t.chain_id and l.register_id = t.register_id and l.nr = t.nr
          and (position(lower(${sold}) in lower(l.description)) > 0
            or lower(l.article) = lower(${sold}))))
    order by t.nr desc limit ${entriesPerPage} offset ${(page - 1) * entriesPerPage}`.execute(tx);
  return withTotal(rows);
}

/** The events of a register, the newest first. */
export async function eventsPage(
  tx: Tx,
  register: number,
  { kind, page = 1 }: z.output<typeof journalCalls.journal.query>,
): Promise<Page<ListedEvent>> {
  const { rows } = await sql<ListedEvent & { total: number }>`
    select nr, kind, day::text as day, time, user_name as "user", transaction_nr, text, amount, report,
      count(*) over ()::int as total
    from cash_events
    where chain_id = current_chain() and register_id = ${register}
      and (${kind ?? null}::text is null or kind = ${kind ?? null})
    order by nr desc limit ${entriesPerPage} offset ${(page - 1) * entriesPerPage}`.execute(tx);
  return withTotal(rows);
}

/** A sale, a return or what was received, as it stands on its receipt. Throws where there is none. */
export async function receiptOf(tx: Tx, register: number, nr: number): Promise<Receipt> {
  const { rows } = await sql<Receipt>`
    select t.nr, t.kind, t.day::text as day, t.time, t.user_name as "user", t.gross, t.net, t.rounding,
      t.of_nr, t.reason, t.seller, r.number as register, r.country, r.declared_on is null as is_practice, r.header, r.footer, t.seller ->> 'currency' as currency,
      exists (select from cash_events e where e.chain_id = t.chain_id
        and e.register_id = t.register_id and e.transaction_nr = t.nr and e.kind = 'copy') as copied,
      (select json_build_object('id', o.id, 'number', o.number) from orders o
        where o.chain_id = t.chain_id and o.id = t.order_id) as "order",
      (select coalesce(json_agg(json_build_object('position', l.position, 'description', l.description,
          'quantity', l.quantity, 'gross', l.gross, 'discount', l.discount, 'vat_code', l.vat_code,
          'vat_rate', l.vat_rate, 'left', greatest(0, l.quantity + b.quantity),
          'left_gross', greatest(0, l.gross + b.gross)) order by l.position), '[]')
        from cash_lines l
        cross join lateral (
          select coalesce(sum(b.quantity), 0) as quantity, coalesce(sum(b.gross), 0) as gross
          from cash_transactions o
          join cash_lines b on b.chain_id = o.chain_id and b.register_id = o.register_id
            and b.nr = o.nr and b.of_position = l.position
          where o.chain_id = t.chain_id and o.register_id = t.register_id and o.of_nr = t.nr) b
        where l.chain_id = t.chain_id and l.register_id = t.register_id and l.nr = t.nr) as lines,
      coalesce((select json_agg(json_build_object('method_id', p.method_id, 'method', p.method,
          'kind', p.kind, 'amount', p.amount, 'handed', p.handed, 'reference', p.reference)
          order by p.position)
        from cash_payments p where p.chain_id = t.chain_id and p.register_id = t.register_id
          and p.nr = t.nr), '[]') as payments,
      (select coalesce(json_agg(v order by v.vat_rate desc), '[]') from (
        select vat_rate, sum(net)::bigint as net, sum(vat)::bigint as vat from cash_lines l
        where l.chain_id = t.chain_id and l.register_id = t.register_id and l.nr = t.nr
        group by vat_rate) v) as vat
    from cash_transactions t
    join cash_registers r on r.chain_id = t.chain_id and r.id = t.register_id
    where t.chain_id = current_chain() and t.register_id = ${register} and t.nr = ${nr}
      and t.kind in ('sale', 'return', 'received')`.execute(tx);
  const [receipt] = rows;
  if (!receipt) throw new AppError('common.not_found');
  return receipt;
}

/** An X or Z report with who made it when, by the number of its event. Throws where there is none. */
export async function reportOf(
  tx: Tx,
  register: number,
  nr: number,
): Promise<Pick<ListedEvent, 'day' | 'time' | 'user'> & { readonly report: JournalReport }> {
  const { rows } = await sql<Pick<ListedEvent, 'day' | 'time' | 'user' | 'report'>>`
    select day::text as day, time, user_name as "user", report from cash_events
    where chain_id = current_chain() and register_id = ${register} and nr = ${nr}
      and report is not null`.execute(tx);
  const [event] = rows;
  if (!event?.report) throw new AppError('common.not_found');
  return { ...event, report: event.report };
}
