import { sql } from 'kysely';
import { foldText } from '#contract/kit/rules/same-text.ts';
import { rulesOfGrid, type MarginCell } from '#contract/stock/pricing/margin-grids.ts';
import type { PricedProduct, PriceRule } from '#contract/stock/pricing/price-conditions.ts';
import type {
  BrandTerms,
  MatrixCell,
  PurchaseTerms,
  SupplierPrice,
} from '#contract/stock/pricing/purchase-cost.ts';
import type { Tx } from '#server/db/open.ts';

/** A product with what its price hangs on, and what people call it and its type. */
export type NamedProduct = PricedProduct & { readonly name: string; readonly type: string };

const toPrice = (tx: Tx) =>
  tx
    .selectFrom('products as p')
    .leftJoin('product_brands as b', (join) =>
      join.onRef('b.chain_id', '=', 'p.chain_id').onRef('b.id', '=', 'p.brand_id'),
    )
    .innerJoin('product_types as t', (join) =>
      join.onRef('t.chain_id', '=', 'p.chain_id').onRef('t.id', '=', 'p.type_id'),
    )
    .select('t.name as type')
    .select(['p.id', 'p.name', 'p.kind', 'p.type_id', 'p.brand_id', 'p.season', 'p.material'])
    .select(['p.inch', 'p.price'])
    .select((row) => row.fn.coalesce('b.tier', sql<string>`''`).as('tier'))
    .orderBy('p.id')
    .$narrowType<{ kind: PricedProduct['kind'] }>();

/** Products by their ids, those that are archived too. */
export const productsToPrice = (tx: Tx, ids: readonly number[]): Promise<NamedProduct[]> =>
  toPrice(tx).where('p.id', 'in', ids).execute();

/** The products in use of a kind. */
export const productsOfKind = (tx: Tx, kind: string): Promise<NamedProduct[]> =>
  toPrice(tx).where('p.kind', '=', kind).where('p.archived_at', 'is', null).execute();

/** The products in use that a supplier has on its list. */
export const productsOnList = (tx: Tx, supplier: string): Promise<NamedProduct[]> =>
  toPrice(tx)
    .where('p.archived_at', 'is', null)
    .where('p.id', 'in', (from) =>
      from
        .selectFrom('supplier_prices')
        .select('product_id')
        .where('supplier_key', '=', foldText(supplier))
        .where('archived_at', 'is', null),
    )
    .execute();

/** All products in use. */
export const allProducts = (tx: Tx): Promise<NamedProduct[]> =>
  toPrice(tx).where('p.archived_at', 'is', null).execute();

/** What suppliers ask for products on a day, by product: what was agreed, and what stands on their lists. */
export async function supplierPricesOf(
  tx: Tx,
  ids: readonly number[],
  day: string,
): Promise<Map<number, SupplierPrice[]>> {
  const anyOfThem = sql`any (${[...ids]}::bigint[])`;
  const { rows } = await sql<SupplierPrice & { product_id: number }>`
    select distinct on (product_id, supplier_key, net) product_id, supplier, net, price, valid_from
    from (
      select product_id, supplier, supplier_key, true as net, cost as price, valid_from from product_costs
      where product_id = ${anyOfThem} and valid_from <= ${day} and archived_at is null
      union all
      select product_id, supplier, supplier_key, false, price, valid_from from supplier_prices
      where product_id = ${anyOfThem} and valid_from <= ${day} and archived_at is null
    ) known
    order by product_id, supplier_key, net, valid_from desc`.execute(tx);
  return Map.groupBy(rows, ({ product_id }) => product_id);
}

/** What of products has cost that stands at the site, or came there last (minor units), of those of which that is known. */
export async function stockCostsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; cost: number | null }>`
    select id, products_stock_cost(id) as cost from products
    where id = any (${[...ids]}::bigint[]) and stocked and kind not in ('work', 'package')`.execute(
    tx,
  );
  return new Map(rows.flatMap(({ id, cost }) => (cost === null ? [] : [[id, cost] as const])));
}

interface Stored {
  readonly rules: readonly PriceRule[];
  readonly grids: readonly {
    readonly kind: string;
    readonly part: string;
    readonly version: number;
    readonly cells: readonly MarginCell[];
  }[];
  readonly matrices: readonly { readonly supplier: string; readonly cells: MatrixCell[] }[];
  readonly brands: readonly BrandTerms[];
}

/**
 * What a chain's prices are made by, in one question: the rules in use and the margins of the last
 * version of each grid, the matrices that hold, and what was agreed for brands.
 */
export async function pricingInputsOf(
  tx: Tx,
): Promise<{ readonly rules: readonly PriceRule[]; readonly terms: PurchaseTerms }> {
  const { rows } = await sql<Stored>`
    select
      (select coalesce(json_agg(r order by r.id), '[]') from (
        select id, name, stage, way, percent, amount, rounding, least, most, priority, kind,
          season, material, tier, type_id, brand_id, product_id, bonus_group_id, inch_from,
          inch_to, cost_from, cost_to, valid_from, valid_to
        from price_rules where archived_at is null) r) as rules,
      (select coalesce(json_agg(g), '[]') from (
        select distinct on (kind, part) kind, part, version, cells from margin_versions
        order by kind, part, version desc) g) as grids,
      (select coalesce(json_agg(m), '[]') from (
        select supplier, cells from purchase_matrices
        where state = 'active' and archived_at is null) m) as matrices,
      (select coalesce(json_agg(b), '[]') from (
        select supplier, brand_id, percent, bonus, freight from purchase_brands
        where archived_at is null) b) as brands`.execute(tx);
  const { rules, grids, matrices, brands } = rows[0]!;
  return {
    rules: [
      ...rules,
      ...grids.flatMap(({ kind, part, version, cells }) => rulesOfGrid(kind, part, version, cells)),
    ],
    terms: {
      cells: new Map(matrices.map(({ supplier, cells }) => [foldText(supplier), cells] as const)),
      brands,
    },
  };
}

/** The group by which a customer buys on a day; null where they are in none that is active and has begun and not ended then. */
export async function groupOfCustomer(tx: Tx, id: number, day: string): Promise<number | null> {
  const found = await tx
    .selectFrom('customers as c')
    .innerJoin('bonus_groups as g', (join) =>
      join.onRef('g.chain_id', '=', 'c.chain_id').onRef('g.id', '=', 'c.bonus_group_id'),
    )
    .select('g.id')
    .where('c.id', '=', id)
    .where('g.status', '=', 'active')
    .where((e) => e.or([e('g.valid_from', 'is', null), e('g.valid_from', '<=', day)]))
    .where((e) => e.or([e('g.valid_to', 'is', null), e('g.valid_to', '>=', day)]))
    .executeTakeFirst();
  return found?.id ?? null;
}
