import type { productKinds } from '#contract/stock/products/product-kinds.ts';
import type { Tx } from '#server/db/open.ts';

/** A product as others are told of it. */
export interface KnownProduct {
  readonly id: number;
  readonly name: string;
  readonly number: string;
  readonly size: string;
}

const most = 50;

const known = (tx: Tx) =>
  tx
    .selectFrom('products as p')
    .select(['p.id', 'p.name', 'p.number', 'p.size'])
    .where('p.archived_at', 'is', null)
    .orderBy('p.id')
    .limit(most);

/** The products of an article number, in large letters or small, and the one that has it as its id. */
export const productsByNumber = (tx: Tx, number: string): Promise<KnownProduct[]> =>
  known(tx)
    .where((e) =>
      e.or([
        e('p.number', 'in', [...new Set([number, number.toUpperCase(), number.toLowerCase()])]),
        ...(/^\d{1,15}$/.test(number) ? [e('p.id', '=', Number(number))] : []),
      ]),
    )
    .execute();

/** The products of an EAN or an article number: their own first, else those that a supplier calls so. */
export async function productsByArticle(tx: Tx, text: string): Promise<KnownProduct[]> {
  for (const column of ['p.ean', 'p.number'] as const) {
    const own = await known(tx).where(column, '=', text).execute();
    if (own.length > 0) return own;
  }
  const articles = await tx
    .selectFrom('supplier_articles')
    .select('product_id')
    .where((is) => is.or([is('number', '=', text), is('ean', '=', text)]))
    .where('archived_at', 'is', null)
    .limit(most)
    .execute();
  if (articles.length === 0) return [];
  const ids = articles.map(({ product_id: id }) => id);
  return known(tx).where('p.id', 'in', ids).execute();
}

/** Of these products what lines that sell one begin with. */
export const productsToSell = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('products')
    .select(['id', 'kind', 'name', 'price', 'vat'])
    .where('id', 'in', ids)
    .execute() as Promise<ProductToSell[]>;

interface ProductToSell {
  readonly id: number;
  readonly kind: (typeof productKinds)[number];
  readonly name: string;
  readonly price: number | null;
  readonly vat: string;
}
