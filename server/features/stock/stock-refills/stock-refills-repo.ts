import { sql } from 'kysely';
import { foldText } from '#contract/kit/rules/same-text.ts';
import type { Chosen, Proposed } from '#contract/stock/stock-refills/stock-refills.ts';
import type { Tx } from '#server/db/open.ts';

/** What a proposal is asked of. */
interface InputsQuery {
  readonly warehouse: number;
  /** '' for products of any. */
  readonly supplier: string;
  /** From when on it is looked what was sold. */
  readonly since: Date;
  readonly most: number;
}

/**
 * What is known of the products that a warehouse keeps, or that orders need and no other does, of one
 * supplier or of any: what stands there, what was sold of it, what orders need, and how it is bought
 * from whoever delivers it soonest. What orders need is filled up in the first warehouse that keeps
 * it, less what is free in the others.
 */
export async function refillInputsOf(tx: Tx, query: InputsQuery): Promise<Proposed[]> {
  const { warehouse, supplier, since, most } = query;
  const { rows } = await sql<Proposed>`
    with needs as materialized (
      select n.product_id, n.quantity, coalesce(
        (select min(k.warehouse_id) from stock_levels k
          join warehouses w on w.chain_id = k.chain_id and w.id = k.warehouse_id and w.archived_at is null
          where k.site_id = current_site() and k.product_id = n.product_id and k.archived_at is null),
        (select min(w.id) from warehouses w
          where w.site_id = current_site() and w.archived_at is null)) as warehouse_id
      from open_needs() n
    ), kept as (
      select chain_id, site_id, id, product_id, warehouse_id, on_hand, min_quantity, max_quantity
      from stock_levels where warehouse_id = ${warehouse} and archived_at is null
      union all
      select w.chain_id, w.site_id, null, n.product_id, w.id, 0, null, null
      from needs n join warehouses w on w.id = n.warehouse_id
      where n.warehouse_id = ${warehouse} and not exists (select from stock_levels k
        where k.warehouse_id = n.warehouse_id and k.product_id = n.product_id and k.archived_at is null)
    )
    select p.id as product_id, p.name, p.number, coalesce(a.supplier, '') as supplier,
      l.on_hand, coalesce(stock_levels_reserved(l.id), 0) as reserved,
      coalesce(stock_levels_incoming(l.id), 0) as incoming,
      greatest(0, coalesce(n.quantity, 0) - coalesce((
        select sum(greatest(0, k.on_hand - stock_levels_reserved(k.id))) from stock_levels k
        where n.quantity > 0 and k.chain_id = l.chain_id and k.site_id = l.site_id
          and k.product_id = l.product_id and k.warehouse_id <> l.warehouse_id
          and k.archived_at is null), 0))::bigint as needed,
      l.min_quantity as min, l.max_quantity as max, coalesce(a.pack, 1) as pack,
      coalesce(a.lead_days, 0) as lead_days,
      greatest(0, coalesce((select sum(case when m.from_warehouse is null then -m.quantity else m.quantity end)
        from stock_movements m where m.chain_id = l.chain_id and m.site_id = l.site_id
          and m.product_id = l.product_id and m.happened_at >= ${since}
          and m.kind in ('sale', 'consumption', 'return')
          and l.warehouse_id in (m.from_warehouse, m.to_warehouse)), 0))::bigint as sold
    from kept l
    join products p on p.chain_id = l.chain_id and p.id = l.product_id
    left join needs n on n.product_id = l.product_id and n.warehouse_id = l.warehouse_id
    left join lateral (select s.supplier, s.pack, s.lead_days from supplier_articles s
      where s.chain_id = p.chain_id and s.product_id = p.id and s.archived_at is null
        and (${supplier} = '' or s.supplier_key = ${foldText(supplier)})
      order by s.lead_days nulls last, s.id limit 1) a on true
    where p.archived_at is null and p.stocked
      and (${supplier} = '' or a.supplier is not null)
    order by p.name_sort, p.id limit ${most}`.execute(tx);
  return rows;
}

/** Whether any article of a supplier is known, in whatever letters its name is written. */
export const knowsSupplier = async (tx: Tx, supplier: string): Promise<boolean> =>
  (await tx
    .selectFrom('supplier_articles')
    .select('id')
    .where('supplier_key', '=', foldText(supplier))
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The suppliers whose articles are known, each in one writing of its name. */
export const suppliersOf = async (tx: Tx): Promise<string[]> =>
  (
    await tx
      .selectFrom('supplier_articles')
      .select((one) => one.fn.min('supplier').as('supplier'))
      .where('archived_at', 'is', null)
      .groupBy('supplier_key')
      .orderBy('supplier')
      .execute()
  ).map(({ supplier }) => supplier);

/** What is chosen of a refill, with what has come of each and what one costs to buy: as agreed where it was called off, else as known on a day (minor units). */
export async function linesOf(
  tx: Tx,
  { id, chosen, day }: { readonly id: number; readonly chosen: Chosen; readonly day: string },
) {
  const { rows } = await sql<{
    product_id: number;
    name: string;
    number: string;
    quantity: number;
    received: number;
    cost: number | null;
  }>`
    select p.id as product_id, p.name, p.number, line.quantity,
      come_by_refill(${id}, p.id) as received,
      coalesce(called_off_cost(${id}, p.id), (select c.cost from product_costs c where c.chain_id = p.chain_id and c.product_id = p.id
        and c.archived_at is null and c.valid_from <= ${day}
        order by c.valid_from desc, c.id desc limit 1)) as cost
    from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as line (product_id bigint, quantity bigint)
    join products p on p.chain_id = current_chain() and p.id = line.product_id
    order by p.name_sort, p.id`.execute(tx);
  return rows;
}
