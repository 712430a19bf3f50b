import { sql } from 'kysely';
import type {
  JournalEvent,
  JournalTransaction,
} from '#contract/cash/cash-registers/journal/entries.ts';
import type { Tx } from '#server/db/open.ts';

/** The transactions of a register after a number, up to a last one where it is said, in their order. */
export const transactionsSince = (
  tx: Tx,
  register: number,
  after: number,
  last = Number.MAX_SAFE_INTEGER,
): Promise<JournalTransaction[]> =>
  transactionsWhere(tx, sql`t.register_id = ${register} and t.nr > ${after} and t.nr <= ${last}`);

/** The transactions of all registers of the company in a period, in their order, each with its register. */
export const transactionsOfPeriod = (
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<(JournalTransaction & { readonly register_id: number })[]> =>
  transactionsWhere(tx, sql`t.company_id = current_company() and t.day between ${from} and ${to}`);

async function transactionsWhere(
  tx: Tx,
  condition: ReturnType<typeof sql>,
): Promise<(JournalTransaction & { readonly register_id: number })[]> {
  const { rows } = await sql<JournalTransaction & { readonly register_id: number }>`
    select t.register_id, t.nr, t.kind, t.day::text as day, t.time, t.user_id, t.user_name as "user", t.gross, t.net,
      t.rounding, t.of_nr, t.reason, t.signature, t.key_version,
      coalesce((select json_agg(json_build_object('position', l.position, 'description', l.description,
          'article', l.article, 'group', l."group", 'quantity', l.quantity, 'gross', l.gross,
          'net', l.net, 'vat', l.vat, 'vat_code', l.vat_code, 'vat_rate', l.vat_rate,
          'discount', l.discount) order by l.position)
        from cash_lines l where l.chain_id = t.chain_id and l.register_id = t.register_id
          and l.nr = t.nr), '[]') as lines,
      coalesce((select json_agg(json_build_object('method_id', p.method_id, 'method', p.method,
          'kind', p.kind, 'amount', p.amount, 'handed', p.handed, 'reference', p.reference)
          order by p.position)
        from cash_payments p where p.chain_id = t.chain_id and p.register_id = t.register_id
          and p.nr = t.nr), '[]') as payments
    from cash_transactions t
    where t.chain_id = current_chain() and ${condition}
    order by t.register_id, t.nr`.execute(tx);
  return rows;
}

/** The events of a register after a number, up to a last one where it is said, in their order. */
export async function eventsSince(
  tx: Tx,
  register: number,
  after: number,
  last = Number.MAX_SAFE_INTEGER,
): Promise<JournalEvent[]> {
  const { rows } = await sql<JournalEvent>`
    select nr, kind, day::text as day, time, user_id, user_name as "user", transaction_nr, text,
      amount, "group"
    from cash_events
    where chain_id = current_chain() and register_id = ${register} and nr > ${after}
      and nr <= ${last}
    order by nr`.execute(tx);
  return rows;
}

/** What was entered at a register since a number of its transactions, counted; amounts in minor units. */
interface OpenDay {
  readonly transactions: number;
  readonly sales: number;
  /** What was counted for change; null before it was. */
  readonly float: number | null;
  /** `yyyy-MM-dd` */
  readonly first_day: string | null;
  /** The last one that has a receipt. */
  readonly last_nr: number | null;
}

/** How a register stands since a number of its transactions. */
export async function dayAfter(tx: Tx, register: number, after: number): Promise<OpenDay> {
  const { rows } = await sql<OpenDay>`
    select count(*)::int as transactions,
      (count(*) filter (where kind in ('sale', 'return')))::int as sales,
      max(gross) filter (where kind = 'float') as float, min(day)::text as first_day,
      max(nr) filter (where kind in ('sale', 'return', 'received')) as last_nr
    from cash_transactions
    where chain_id = current_chain() and register_id = ${register} and nr > ${after}`.execute(tx);
  return rows[0]!;
}
