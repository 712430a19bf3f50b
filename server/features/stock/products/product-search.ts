import { eanKey, isEan } from '#contract/kit/rules/ean-rules.ts';
import type { SearchHit } from '#contract/desk/search.ts';
import { groupOf, type SearchProvider } from '#server/kit/search-provider.ts';
import { productsByArticle, productWithId, type KnownProduct } from './known-products-repo.ts';

/** Finds products by their id, their EAN, their article number and those of suppliers; without a prefix by an EAN alone, which nothing else is. */
export const productSearch: SearchProvider = {
  right: 'products.read',
  kinds: ['any', 'product', 'article'],
  async find(tx, { kind, text }) {
    const ean = eanKey(text);
    const found =
      kind === 'product'
        ? await productWithId(tx, Number(text))
        : kind === 'article' || isEan(ean)
          ? await productsByArticle(tx, isEan(ean) ? ean : text)
          : [];
    const hits = found.map(hit);
    return { groups: [groupOf('products', hits, false)], exact: hits };
  },
};

const hit = ({ id, name, number, size }: KnownProduct): SearchHit => ({
  id,
  path: `product/edit/${id}`,
  plate: null,
  title: name,
  detail: [number, size].filter(Boolean).join(' · '),
  at: null,
});
