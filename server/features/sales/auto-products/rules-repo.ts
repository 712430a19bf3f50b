import type { Tx } from '#server/db/open.ts';

/** Of these rules those whose lines have to stay. */
export const rulesThatStay = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('auto_products')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('mode', '=', 'self')
    .where('must_stay', '=', true)
    .where('archived_at', 'is', null)
    .execute();

/** What these rules say that their product costs, where they do; in minor units and without VAT. */
export const pricesByRule = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('auto_products')
    .select(['id', 'product_id', 'price'])
    .where('id', 'in', ids)
    .where('price', 'is not', null)
    .where('archived_at', 'is', null)
    .execute();

/** The rules whose line has to stay, of these products, and what they say that it costs. */
export const pricedRulesThatStay = (tx: Tx, products: readonly number[]) =>
  tx
    .selectFrom('auto_products')
    .select(['id', 'name', 'product_id', 'price'])
    .where('product_id', 'in', products)
    .where('mode', '=', 'self')
    .where('must_stay', '=', true)
    .where('archived_at', 'is', null)
    .orderBy('price')
    .execute();
