import { sql } from 'kysely';
import type { PriceStep } from '#contract/stock/pricing/price-trace.ts';
import type { Tx } from '#server/db/open.ts';

/** Why a line costs what it does, as it is kept. */
export interface LinePrice {
  readonly chain_id: number;
  readonly site_id: number;
  readonly document_id: number;
  readonly key: string;
  readonly product_id: number;
  readonly proposed: number | null;
  readonly cost: number | null;
  readonly steps: readonly PriceStep[];
  readonly priced_at: Date;
  readonly overridden_at: Date | null;
  readonly overridden_by: number | null;
}

/** What is kept of some lines of an order, by their keys. */
export async function keptLinePrices(
  tx: Tx,
  orderId: number,
  keys: readonly string[],
): Promise<Map<string, { product_id: number; proposed: number | null; isOverridden: boolean }>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .selectFrom('line_prices')
    .select(['key', 'product_id', 'proposed', 'overridden_at'])
    .where('document_id', '=', orderId)
    .where('key', 'in', keys)
    .execute();
  return new Map(
    rows.map(({ key, overridden_at, ...row }) => [
      key,
      { ...row, isOverridden: overridden_at !== null },
    ]),
  );
}

/** Keeps why lines cost what they do, in place of what was kept of them before. */
export async function keepLinePricesOf(tx: Tx, prices: readonly LinePrice[]): Promise<void> {
  if (prices.length === 0) return;
  await sql`
    insert into line_prices
    select * from json_populate_recordset(null::line_prices, ${JSON.stringify(prices)}::json)
    on conflict (chain_id, document_id, key) do update set
      product_id = excluded.product_id, proposed = excluded.proposed, cost = excluded.cost,
      steps = excluded.steps, priced_at = excluded.priced_at,
      overridden_at = excluded.overridden_at, overridden_by = excluded.overridden_by`.execute(tx);
}

/** Says of lines who charged another price than the one proposed, and when; null where it is the one proposed again. */
export async function markOverridden(
  tx: Tx,
  orderId: number,
  keys: readonly string[],
  override: { readonly at: Date; readonly by: number | null } | null,
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .updateTable('line_prices')
    .set({ overridden_at: override?.at ?? null, overridden_by: override?.by ?? null })
    .where('document_id', '=', orderId)
    .where('key', 'in', keys)
    .execute();
}

/** Says of lines in another order why they cost what they do, and who said so, as it was kept where they came from. */
export async function carryLinePrices(
  tx: Tx,
  { from, to, pairs }: { from: number; to: number; pairs: readonly (readonly [string, string])[] },
): Promise<void> {
  await sql`
    update line_prices kept set proposed = was.proposed, cost = was.cost, steps = was.steps,
      priced_at = was.priced_at, overridden_at = was.overridden_at,
      overridden_by = was.overridden_by
    from line_prices was
    join unnest(${pairs.map(([one]) => one)}::uuid[], ${pairs.map(([, other]) => other)}::uuid[])
      as pair (from_key, into_key) on pair.from_key = was.key
    where was.chain_id = current_chain() and was.document_id = ${from}
      and kept.chain_id = current_chain() and kept.document_id = ${to}
      and kept.key = pair.into_key`.execute(tx);
}

/** Forgets why lines cost what they did that are about no product any more. */
export async function dropLinePrices(
  tx: Tx,
  orderId: number,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .deleteFrom('line_prices')
    .where('document_id', '=', orderId)
    .where('key', 'in', keys)
    .execute();
}

/** The lines of an order that were priced, in their order. */
export const linePricesOf = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('order_lines as line')
    .innerJoin('line_prices as known', (join) =>
      join
        .onRef('known.chain_id', '=', 'line.chain_id')
        .onRef('known.document_id', '=', 'line.document_id')
        .onRef('known.key', '=', 'line.key'),
    )
    .innerJoin('orders as one', (join) =>
      join.onRef('one.chain_id', '=', 'line.chain_id').onRef('one.id', '=', 'line.document_id'),
    )
    .leftJoin('people as who', (join) =>
      join.onRef('who.chain_id', '=', 'known.chain_id').onRef('who.id', '=', 'known.overridden_by'),
    )
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .select(['line.key', 'line.description', 'line.unit_price', 'line.vat_rate'])
    .select(['one.prices_include_vat', 'known.proposed', 'known.steps'])
    // What was delivered has cost what the ledger says, whatever was known before.
    .select(
      sql<number | null>`round(coalesce(delivered_cost(one.id, line.product_id),
        delivered_package_cost(one.id, line.product_id), known.cost))::bigint`.as('cost'),
    )
    .select(['known.priced_at', 'known.overridden_at'])
    .where('line.document_id', '=', orderId)
    .orderBy('line.position')
    .orderBy('line.key')
    .execute();
