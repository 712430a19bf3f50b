import { sql } from 'kysely';
import {
  exportsPerPage,
  type TakenExport,
} from '#contract/cash/cash-registers/journal/export-calls.ts';
import type { Tx } from '#server/db/open.ts';
import type { Context } from '#server/kit/context.ts';
import { inEachJournal, writtenNow } from '../in-each-journal-repo.ts';

/** What is taken of the journals of a company: both days included, `yyyy-MM-dd`. */
type Taken = Pick<TakenExport, 'kind' | 'from' | 'to' | 'reason'>;

/** Writes down who takes the journals of their company and why: in the log, and in the journal of each register. */
export async function logExport(
  context: Pick<Context, 'db' | 'caller' | 'now'>,
  { kind, from, to, reason }: Taken,
): Promise<void> {
  const written = writtenNow(context);
  const { user_id, user_name, day, time, at } = written;
  const text = `${from} - ${to}: ${reason}`;
  await sql`
    with ${inEachJournal(context.caller, { kind: 'journal_exported', text, ...written })}
    insert into cash_exports (chain_id, company_id, kind, from_day, to_day, reason, day, time, at,
      user_id, user_name)
    values (current_chain(), ${context.caller.companyId}, ${kind}, ${from}, ${to}, ${reason}, ${day},
      ${time}, ${at}, ${user_id}, ${user_name})`.execute(context.db);
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
