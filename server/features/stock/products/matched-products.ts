import { searchedProduct } from '#contract/stock/products/product-search.ts';
import { products } from '#contract/stock/products/products.ts';
import type { Tx } from '#server/db/open.ts';
import { someFoundBy } from '#server/kit/resource/find-repo.ts';
import { idsByTitle } from '#server/kit/resource/match-repo.ts';
import { productsToSell } from './known-products-repo.ts';

// As much of a text as the search of the list takes.
const longest = 100;

/** Which product each text alone means, as one who types it would find: by what products are called, else the only one that is found. */
export async function matchedProducts(tx: Tx, texts: readonly string[]) {
  const trimmed = texts.map((text) => text.trim().slice(0, longest));
  const known = new Map<string, readonly number[]>([['', []]]);
  const rest = () => [...new Set(trimmed)].filter((text) => !known.has(text));
  const learn = (found: ReadonlyMap<string, readonly number[]>, of = (text: string) => text) => {
    for (const text of rest()) {
      const ids = found.get(of(text)) ?? [];
      if (ids.length > 0) known.set(text, ids);
    }
  };
  learn(await idsByTitle(tx, products, rest()));
  learn(await someFoundBy(tx, products, rest().map(searchedProduct)), searchedProduct);
  // What was taken for a size may be a number as well.
  const otherwise = rest().filter((text) => searchedProduct(text) !== text);
  learn(await someFoundBy(tx, products, otherwise));
  const found = trimmed.map((text) => {
    const [id = null, ...others] = known.get(text) ?? [];
    return { id: others.length > 0 ? null : id, several: others.length > 0 };
  });
  const ids = [...new Set(found.flatMap(({ id }) => id ?? []))];
  return { found, rows: ids.length > 0 ? await productsToSell(tx, ids) : [] };
}
