import { choice, reference, text } from '../kit/fields.ts';
import type { Filled } from '../kit/document/lines.ts';
import type { Resource } from '../kit/resource.ts';
import { matchedProductCalls } from '../stock/products/matched-products.ts';
import { products } from '../stock/products/products.ts';

/** What a line says that sells something, besides what it costs. */
export const saleLineFields = {
  kind: choice(['goods', 'work'], {}),
  product_id: reference((): Resource => products, {}),
  description: text(200, { required: true }),
};

/** What such a line takes from the product that it is about. */
export const ofProduct = {
  field: 'product_id',
  matched: () => matchedProductCalls.matched,
  fill: ({ kind, name, price, vat }: Readonly<Record<string, unknown>>): Filled => ({
    values: { kind: kind === 'work' ? 'work' : 'goods', description: name },
    unit_price: typeof price === 'number' ? price * 100 : null,
    vat: String(vat),
  }),
};
