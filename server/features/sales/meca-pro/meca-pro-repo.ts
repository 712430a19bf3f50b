import { sql } from 'kysely';
import { articleKey, foldText } from '#contract/kit/rules/same-text.ts';
import type { BasketLine } from '#contract/sales/meca-pro/basket-rules.ts';
import type { Line } from '#contract/kit/document/lines.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Where = Pick<Actor, 'chainId' | 'siteId'>;

/** The key that a site keeps, sealed, since when and by whom. */
export const keptKey = (tx: Tx, { chainId, siteId }: Where) =>
  tx
    .selectFrom('meca_pro_keys as k')
    .leftJoin('people as who', 'who.id', 'k.made_by')
    .select(['k.sealed', 'k.made_at'])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .where('k.chain_id', '=', chainId)
    .where('k.site_id', '=', siteId)
    .executeTakeFirst();

/** Keeps a sealed key in place of the one before. */
export async function keepKey(
  tx: Tx,
  { chainId, siteId, userId }: Where & Pick<Actor, 'userId'>,
  sealed: string,
  at: Date,
): Promise<void> {
  const values = { sealed, made_at: at, made_by: userId };
  await tx
    .insertInto('meca_pro_keys')
    .values({ chain_id: chainId, site_id: siteId, ...values })
    .onConflict((met) => met.columns(['chain_id', 'site_id']).doUpdateSet(values))
    .execute();
}

export async function forgetKey(tx: Tx, { chainId, siteId }: Where): Promise<void> {
  await tx
    .deleteFrom('meca_pro_keys')
    .where('chain_id', '=', chainId)
    .where('site_id', '=', siteId)
    .execute();
}

/** A basket of an order. */
export interface StoredBasket {
  readonly id: number;
  readonly order_id: number;
  readonly key: string;
  readonly external_id: string;
  readonly k_type: string;
  readonly revision: string;
  readonly lines: readonly BasketLine[];
  readonly fetched_at: Date | null;
  readonly asked_at: Date | null;
  readonly supplier_number: string;
  readonly ended_at: Date | null;
}

const baskets = (tx: Tx) =>
  tx
    .selectFrom('meca_pro_baskets')
    .select(['id', 'order_id', 'key', 'external_id', 'k_type', 'revision', 'lines'])
    .select(['fetched_at', 'asked_at', 'supplier_number', 'ended_at']);

/** The basket of an order that is neither ordered nor ended; an order has one at most. */
export const openBasket = async (tx: Tx, order: number): Promise<StoredBasket | undefined> =>
  (await baskets(tx)
    .where('order_id', '=', order)
    .where('supplier_number', '=', '')
    .where('ended_at', 'is', null)
    .executeTakeFirst()) as StoredBasket | undefined;

/** A basket of an order by its id. */
export const basketWithId = async (
  tx: Tx,
  order: number,
  id: number,
): Promise<StoredBasket | undefined> =>
  (await baskets(tx).where('order_id', '=', order).where('id', '=', id).executeTakeFirst()) as
    | StoredBasket
    | undefined;

/** Makes the basket of an order that has none. The caller holds the order. */
export async function addBasket(
  tx: Tx,
  { chainId, siteId }: Where,
  order_id: number,
  opened_at: Date,
): Promise<void> {
  await tx
    .insertInto('meca_pro_baskets')
    .values({ chain_id: chainId, site_id: siteId, order_id, opened_at })
    .execute();
}

type Change = Partial<
  Pick<StoredBasket, 'external_id' | 'k_type' | 'revision' | 'fetched_at' | 'asked_at' | 'ended_at'>
> & {
  readonly lines?: readonly BasketLine[];
  readonly asked_by?: number | null;
  readonly supplier_number?: string;
  readonly ordered_at?: Date;
};

export async function changeBasket(
  tx: Tx,
  id: number,
  { lines, ...change }: Change,
): Promise<void> {
  await tx
    .updateTable('meca_pro_baskets')
    .set({ ...change, ...(lines && { lines: JSON.stringify(lines) }) })
    .where('id', '=', id)
    .execute();
}

/** What was ordered for an order, the newest first. */
export async function orderedBaskets(tx: Tx, order: number) {
  const rows = await tx
    .selectFrom('meca_pro_baskets as b')
    .leftJoin('people as who', 'who.id', 'b.asked_by')
    .select(['b.supplier_number as number', 'b.ordered_at'])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .select(sql<number>`jsonb_array_length(b.lines)`.as('lines'))
    .where('b.order_id', '=', order)
    .where('b.supplier_number', '<>', '')
    .orderBy('b.id', 'desc')
    .execute();
  return rows.map(({ ordered_at: at, ...row }) => ({ ...row, ordered_at: at!.toISOString() }));
}

/** The orders of the site that a supplier knows by a number, however it is written. */
export async function ordersOfNumber(tx: Tx, number: string): Promise<number[]> {
  const { rows } = await sql<{ order_id: number }>`
    select distinct order_id from meca_pro_baskets
    where chain_id = current_chain() and site_id = current_site()
      and supplier_number <> '' and number_key = ${articleKey(number)}
    order by order_id desc limit 21`.execute(tx);
  return rows.map(({ order_id }) => order_id);
}

/** What the page says of an order and its car. */
export const orderOfParts = (tx: Tx, id: number) =>
  tx
    .selectFrom('orders as o')
    .innerJoin('sites as s', (join) =>
      join.onRef('s.chain_id', '=', 'o.chain_id').onRef('s.id', '=', 'o.site_id'),
    )
    .innerJoin('companies as co', (join) =>
      join.onRef('co.chain_id', '=', 's.chain_id').onRef('co.id', '=', 's.company_id'),
    )
    .leftJoin('cars as car', (join) =>
      join.onRef('car.chain_id', '=', 'o.chain_id').onRef('car.id', '=', 'o.car_id'),
    )
    .leftJoin('customers as c', (join) =>
      join.onRef('c.chain_id', '=', 'o.chain_id').onRef('c.id', '=', 'o.customer_id'),
    )
    .select(['o.id', 'o.number', 'o.version', 'o.state', 'o.archived_at', 'o.order_date'])
    .select(['o.prices_include_vat', 'o.car_id', 'c.name as customer', 'co.currency'])
    .select(['car.licenseplate as plate', 'car.country', 'car.vin', 'car.brand', 'car.model'])
    .select(['car.year', 'car.k_type'])
    .where('o.id', '=', id)
    .executeTakeFirst();

/** The lines of an order as far as a basket is compared with them, in their order. */
export const linesOfOrder = (tx: Tx, order: number): Promise<Line[]> =>
  tx
    .selectFrom('order_lines')
    .select(['key', 'position', 'product_id', 'quantity', 'unit_price', 'kind', 'description'])
    .select(['discount_percent', 'vat_code'])
    .where('document_id', '=', order)
    .orderBy('position')
    .execute();

/** What we call the articles of a supplier that are products of ours in use, by their number as it is compared. */
export async function productsOfArticles(
  tx: Tx,
  supplier: string,
  articles: readonly string[],
): Promise<Map<string, number>> {
  if (articles.length === 0) return new Map();
  const rows = await tx
    .selectFrom('supplier_articles as a')
    .innerJoin('products as p', (join) =>
      join.onRef('p.chain_id', '=', 'a.chain_id').onRef('p.id', '=', 'a.product_id'),
    )
    .select(['a.number_key', 'p.id'])
    .where('a.number_key', 'in', [...new Set(articles.map(articleKey))])
    .where('a.supplier_key', '=', foldText(supplier))
    .where('a.archived_at', 'is', null)
    .where('p.archived_at', 'is', null)
    .execute();
  return new Map(rows.map(({ number_key, id }) => [number_key!, id]));
}
