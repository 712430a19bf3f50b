import { sql } from 'kysely';
import type { RunItem, RunSource, runs } from '#contract/economy/invoice-runs/invoice-runs.ts';
import type { Proposed, ToInvoice } from '#contract/economy/invoice-runs/run-rules.ts';
import type { Buyer } from '#contract/sales/order-buyer/buyer-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { ItemQuery } from '#server/kit/batch/batch-routes.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** Which finished orders a run asks for. */
export interface WantedOrders {
  readonly until: string;
  readonly customer_id: number | null;
  readonly audience: string;
}

/** Finished orders of the site of which something is not invoiced, the oldest first. */
export async function ordersToInvoice(
  tx: Tx,
  { until, customer_id: customer, audience }: WantedOrders,
): Promise<ToInvoice[]> {
  const { rows } = await sql<ToInvoice>`
    select o.id, o.customer_id, o.prices_include_vat, o.reference, o.cost_centre_id,
      case when c.id is not null then jsonb_build_object('type', c.type,
        'org_number', c.org_number, 'street', c.street, 'city', c.city) end as customer,
      coalesce(round(o.gross * l.open / nullif(l.whole, 0)), 0)::bigint as left,
      l.line_count, l.categories, greatest(o.gross - o.paid_ahead, 0)::bigint as unpaid, 0 as adds,
      coalesce(o.credit_reason <> '' and o.gross <= o.credit_to, false) as is_let
    from orders o
    left join customers c on c.chain_id = o.chain_id and c.id = o.customer_id
    cross join lateral (
      select count(*) filter (where invoiced < quantity)::int as line_count,
        json_agg(distinct vat_category) filter (where invoiced < quantity) as categories,
        sum(amount)::numeric as whole,
        sum(amount::numeric * (quantity - invoiced) / nullif(quantity, 0)) as open
      from order_lines where chain_id = o.chain_id and document_id = o.id
    ) l
    where o.chain_id = current_chain() and o.site_id = current_site() and o.state = 'done'
      and o.archived_at is null and o.invoiced in ('none', 'part') and o.done_on <= ${until}
      and l.line_count > 0
      and (${customer}::bigint is null or o.customer_id = ${customer})
      and (${audience} = '' or c.type = ${audience})
    order by o.done_on, o.id`.execute(tx);
  return rows;
}

/** How customers stand with the company, by their ids; what they owe only of those with a limit. */
export async function buyersOf(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Pick<Buyer, 'blocked' | 'credit_limit' | 'owed'>>> {
  const { rows } = await sql<Pick<Buyer, 'blocked' | 'credit_limit' | 'owed'> & { id: number }>`
    select c.id, c.blocked, l.credit_limit,
      case when l.credit_limit is null then 0 else credit_used(c.id, 0) end as owed
    from customers c
    cross join lateral (select credit_limit_of(c.id) as credit_limit) l
    where c.chain_id = current_chain() and c.id = any(${sql.val(ids)}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, ...buyer }) => [id, buyer]));
}

const atOnce = 2000;
const columnOf = { orders: 'order_id', storage: 'agreement_id' } as const;

/** Writes what a run proposes to invoice. */
export async function writeProposal(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  { id: run, source }: { readonly id: number; readonly source: RunSource },
  all: readonly Proposed[],
): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) {
    await sql`
      insert into invoice_run_orders
        (chain_id, site_id, batch_id, ${sql.ref(columnOf[source])}, amount, part, state, reason)
      select ${chainId}, ${siteId}, ${run}, p.* from json_to_recordset(
        ${JSON.stringify(all.slice(from, from + atOnce))}::json)
        as p (id bigint, amount bigint, part text, state text, reason text)`.execute(tx);
  }
}

/** What comes to stand on the next invoice of a run: the ids of the items, and of the orders or agreements. */
export async function nextPart(
  tx: Tx,
  run: number,
): Promise<readonly { readonly id: number; readonly of: number }[]> {
  const { rows } = await sql<{ id: number; of: number }>`
    select id, coalesce(order_id, agreement_id) as of from invoice_run_orders
    where batch_id = ${run} and state = 'planned' and part = (
      select part from invoice_run_orders where batch_id = ${run} and state = 'planned'
      order by part, id limit 1)
    order by id`.execute(tx);
  return rows;
}

/** Some of what a run invoices, and how many there are. */
export async function itemsOfRun(
  tx: Tx,
  run: number,
  { state, q, limit, offset }: ItemQuery<typeof runs>,
): Promise<{ readonly items: RunItem[]; readonly total: number }> {
  const like = q === undefined ? null : `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<RunItem & { total: number }>`
    select r.id, r.state, r.reason, r.order_id, r.agreement_id,
      coalesce(o.number, a.number) as number, coalesce(c.name, '') as customer,
      coalesce(car.licenseplate, a.licenseplate, '') as licenseplate,
      o.done_on::text as done_on, r.amount, r.invoice_id, coalesce(i.number, '') as invoice_number,
      count(*) over ()::int as total
    from invoice_run_orders r
    left join orders o on o.chain_id = r.chain_id and o.id = r.order_id
    left join storage_agreements a on a.chain_id = r.chain_id and a.id = r.agreement_id
    left join customers c on c.chain_id = r.chain_id
      and c.id = coalesce(o.customer_id, a.customer_id)
    left join cars car on car.chain_id = o.chain_id and car.id = o.car_id
    left join invoices i on i.chain_id = r.chain_id and i.id = r.invoice_id
    where r.batch_id = ${run} and (${state ?? null}::text is null or r.state = ${state ?? null})
      and (${like}::text is null or coalesce(o.number, a.number) ilike ${like}
        or c.name ilike ${like} or coalesce(car.licenseplate, a.licenseplate) ilike ${like})
    order by c.name_sort, r.id limit ${limit} offset ${offset}`.execute(tx);
  return { items: rows.map(({ total: _, ...item }) => item), total: rows[0]?.total ?? 0 };
}
