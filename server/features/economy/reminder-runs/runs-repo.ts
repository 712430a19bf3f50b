import { sql } from 'kysely';
import type { RunItem, runs } from '#contract/economy/reminder-runs/reminder-runs.ts';
import type { Tx } from '#server/db/open.ts';
import type { ItemQuery } from '#server/kit/batch/batch-routes.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { Judged } from './judge.ts';

const atOnce = 2000;

/** Writes what a run proposes. */
export async function writeProposal(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  run: number,
  all: readonly Judged[],
): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) {
    const some = all.slice(from, from + atOnce).map(({ debt, from: can_from, ...one }) => ({
      ...one,
      can_from,
      currency: debt.currency,
      open: debt.open,
    }));
    await sql`
      insert into reminder_run_invoices (chain_id, site_id, batch_id, invoice_id, level, kind,
        currency, open, fee, interest, can_from, part, state, reason)
      select ${chainId}, ${siteId}, ${run}, p.* from json_to_recordset(${JSON.stringify(some)}::json)
        as p (invoice_id bigint, level smallint, kind text, currency text, open bigint, fee bigint,
          interest bigint, can_from date, part text, state text, reason text)`.execute(tx);
  }
}

/** What stands on the next letter of a run. */
export async function nextPart(
  tx: Tx,
  run: number,
): Promise<
  readonly { readonly id: number; readonly invoice_id: number; readonly level: number }[]
> {
  const { rows } = await sql<{ id: number; invoice_id: number; level: number }>`
    select id, invoice_id, level from reminder_run_invoices
    where batch_id = ${run} and state = 'planned' and part = (
      select part from reminder_run_invoices where batch_id = ${run} and state = 'planned'
      order by part, id limit 1)
    order by id`.execute(tx);
  return rows;
}

/** Some of what a run is about, and how many there are. */
export async function itemsOfRun(
  tx: Tx,
  run: number,
  { state, q, limit, offset }: ItemQuery<typeof runs>,
  day: string,
): Promise<{ readonly items: RunItem[]; readonly total: number }> {
  const like = q === undefined ? null : `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<RunItem & { total: number }>`
    select r.id, r.state, r.reason, r.invoice_id, i.number, c.id as customer_id, c.name as customer,
      coalesce(i.due_date::text, '') as due, coalesce(${day}::date - i.due_date, 0) as days_late,
      r.open, r.fee, r.interest,
      r.currency, r.level, r.kind, r.can_from::text as can_from, r.letter_id,
      case when r.state = 'made'
        then greatest(0, r.open + r.fee + r.interest - invoices_open(r.invoice_id)) else 0 end
        as paid_since,
      count(*) over ()::int as total
    from reminder_run_invoices r
    join invoices i on i.chain_id = r.chain_id and i.id = r.invoice_id
    join customers own on own.chain_id = i.chain_id and own.id = i.customer_id
    join customers c on c.chain_id = own.chain_id and c.id = coalesce(own.merged_into_id, own.id)
    where r.batch_id = ${run} and (${state ?? null}::text is null or r.state = ${state ?? null})
      and (${like}::text is null or i.number ilike ${like} or c.name ilike ${like})
    order by r.state in ('out', 'left_out'), c.name_sort, c.id, r.level, i.due_date, r.id
    limit ${limit} offset ${offset}`.execute(tx);
  return { items: rows.map(({ total: _, ...item }) => item), total: rows[0]?.total ?? 0 };
}
