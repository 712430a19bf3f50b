import { sql, type RawBuilder } from 'kysely';
import type { RegisterCheck } from '#contract/cash/cash-registers/journal/check-calls.ts';
import {
  exportsPerPage,
  type TakenExport,
} from '#contract/cash/cash-registers/journal/export-calls.ts';
import type { Tx } from '#server/db/open.ts';
import type { Context } from '#server/kit/context.ts';
import { inEachJournal, writtenNow } from '../in-each-journal-repo.ts';

/** What is taken of the journals of a company: both days included, `yyyy-MM-dd`. */
type Taken = Pick<TakenExport, 'kind' | 'from' | 'to' | 'reason'>;

/** Parts of a `with` that write down who takes the journals of their company and why: in the log, and in the journal of each register. */
function logged(
  context: Pick<Context, 'db' | 'caller' | 'now'>,
  { kind, from, to, reason }: Taken,
): RawBuilder<unknown> {
  const written = writtenNow(context);
  const { user_id, user_name, day, time, at } = written;
  const text = `${from} - ${to}: ${reason}`;
  return sql`${inEachJournal(context.caller, { kind: 'journal_exported', text, ...written })},
    logged as (
      insert into cash_exports (chain_id, company_id, kind, from_day, to_day, reason, day, time, at,
        user_id, user_name)
      values (current_chain(), ${context.caller.companyId}, ${kind}, ${from}, ${to}, ${reason},
        ${day}, ${time}, ${at}, ${user_id}, ${user_name})
    )`;
}

/** Writes down who takes the journals of their company and why. */
export const logExport = (context: Pick<Context, 'db' | 'caller' | 'now'>, taken: Taken) =>
  sql`with ${logged(context, taken)} select`.execute(context.db);

/** What a pack for a control holds besides the file: public keys, and what the last check of each register found. */
export interface BesideFile {
  readonly keys: readonly { readonly version: number; readonly public_key: string }[];
  readonly checks: readonly (RegisterCheck & { readonly register_id: number })[];
}

/** Writes down the same of a pack, and reads what is in it besides the file. */
export async function logPack(
  context: Pick<Context, 'db' | 'caller' | 'now'>,
  taken: Omit<Taken, 'kind'>,
): Promise<BesideFile> {
  const { rows } = await sql<BesideFile>`
    with ${logged(context, { kind: 'pack', ...taken })}
    select
      (select coalesce(json_agg(json_build_object('version', version, 'public_key', public_key)
          order by version), '[]')
        from cash_register_keys
        where chain_id = current_chain() and company_id = current_company()) as keys,
      (select coalesce(json_agg(c), '[]') from (
        select distinct on (register_id) register_id, at, user_name as by, transactions, events,
          reports, faults, late_days
        from cash_checks
        where chain_id = current_chain() and company_id = current_company()
        order by register_id, id desc) c) as checks`.execute(context.db);
  return rows[0]!;
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
