import { eanKey, isEan } from '#contract/kit/rules/ean-rules.ts';
import { products } from '#contract/stock/products/products.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { fetchQuery, queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';

/** Of all products those that are kept in stock. */
export const goods = { stocked: 'true' };

/** The one product that a scanned code is of: an EAN or a number, or the only one found by it. */
export async function findProduct(
  siteId: SiteId,
  code: string,
): Promise<Pick<RowOf<typeof products>, 'id' | 'name' | 'number'> | undefined> {
  const q = isEan(eanKey(code)) ? eanKey(code) : code;
  const query = { ...goods, q, per_page: 10 };
  const { data } = await fetchQuery(queryFor(siteId, products.calls.list, { query }));
  const found = data.filter(({ ean, number }) => ean === q || number === q);
  const [product] = found.length === 1 ? found : data.length === 1 ? data : [];
  return product;
}
