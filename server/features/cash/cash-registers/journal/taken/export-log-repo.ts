import { sql } from 'kysely';
import {
  exportsPerPage,
  type TakenExport,
} from '#contract/cash/cash-registers/journal/export-calls.ts';
import { dayOf, wallTime } from '#contract/kit/time/zoned-time.ts';
import type { Tx } from '#server/db/open.ts';
import type { Context } from '#server/kit/context.ts';

/** What is taken of the journals of a company: both days included, `yyyy-MM-dd`. */
type Taken = Pick<TakenExport, 'kind' | 'from' | 'to' | 'reason'>;

/**
 * Writes down who takes the journals of their company and why: in the log, and as an event in the
 * journal of each register that has one, closed ones among them. In one question, which holds the
 * journals in the order of their registers until the transaction ends.
 */
export async function logExport(
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  { kind, from, to, reason }: Taken,
): Promise<void> {
  const at = now.getTime();
  const day = dayOf(at, caller.timezone);
  const time = new Date(wallTime(at, caller.timezone)).toISOString().slice(11, 19);
  const text = `${from} - ${to}: ${reason}`;
  await sql`
    with taken as (
      insert into cash_exports (chain_id, company_id, kind, from_day, to_day, reason, day, time, at,
        user_id, user_name)
      select current_chain(), ${caller.companyId}, ${kind}, ${from}, ${to}, ${reason}, ${day},
        ${time}, ${now}, ${caller.userId}, coalesce((select trim(first_name || ' ' || last_name)
          from people where id = ${caller.userId}), '')
      returning day, time, at, user_id, user_name
    ), held as (
      select register_id from cash_series
      where chain_id = current_chain() and company_id = ${caller.companyId}
        and last_transaction + last_event > 0
      order by register_id for update
    ), counted as (
      update cash_series s set last_event = s.last_event + 1 from held h
      where s.chain_id = current_chain() and s.register_id = h.register_id
      returning s.chain_id, s.company_id, s.register_id, s.last_event
    )
    insert into cash_events (chain_id, company_id, register_id, nr, kind, at, day, time, user_id,
      user_name, text)
    select c.chain_id, c.company_id, c.register_id, c.last_event, 'journal_exported', t.at, t.day,
      t.time, t.user_id, t.user_name, ${text}
    from counted c cross join taken t`.execute(db);
}

/** Who took the journals of the caller's company, the newest first. */
export async function exportLog(
  tx: Tx,
  page = 1,
): Promise<{ readonly data: TakenExport[]; readonly meta: { readonly total: number } }> {
  const { rows } = await sql<TakenExport & { total: number }>`
    select id, kind, from_day::text as "from", to_day::text as "to", reason, day::text as day, time,
      user_name as "user", count(*) over ()::int as total
    from cash_exports
    where chain_id = current_chain() and company_id = current_company()
    order by id desc limit ${exportsPerPage} offset ${(page - 1) * exportsPerPage}`.execute(tx);
  return {
    data: rows.map(({ total: _, ...one }) => one),
    meta: { total: rows[0]?.total ?? 0 },
  };
}
