import { eanKey, isEan } from '#contract/kit/rules/ean-rules.ts';
import type { SearchHit } from '#contract/desk/search.ts';
import { groupOf, type SearchProvider } from '#server/kit/search-provider.ts';
import { productsByArticle, productsByNumber, type KnownProduct } from './known-products-repo.ts';

/** Finds products by their article number, their id, their EAN and the articles of suppliers; without a prefix by an EAN alone, which nothing else is. */
export const productSearch: SearchProvider = {
  right: 'products.read',
  kinds: ['any', 'product', 'article'],
  async find(tx, { kind, text }) {
    if (kind === 'product') return meantFirst(await productsByNumber(tx, text), text);
    const ean = eanKey(text);
    const found =
      kind === 'article' || isEan(ean) ? await productsByArticle(tx, isEan(ean) ? ean : text) : [];
    const hits = found.map(hit);
    return { groups: [groupOf('products', hits, false)], exact: hits };
  },
};

/** An article number is what people read; an id that is the same comes behind it. */
function meantFirst(found: readonly KnownProduct[], text: string) {
  const numbered = found.filter(({ number }) => number.toLowerCase() === text.toLowerCase());
  const matched = numbered.length > 0 ? numbered : found;
  const others = found.filter((one) => !matched.includes(one));
  return {
    groups: [groupOf('products', [...matched, ...others].map(hit), false)],
    exact: matched.map(hit),
  };
}

const hit = ({ id, name, number, size }: KnownProduct): SearchHit => ({
  id,
  path: `product/edit/${id}`,
  plate: null,
  title: name,
  detail: [number, size].filter(Boolean).join(' · '),
  at: null,
});
