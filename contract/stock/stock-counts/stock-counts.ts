import * as z from 'zod/mini';
import { data, get, idParam, idParams, post } from '../../kit/call.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { instant, number, reference, text } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { stockTakes } from '../stock-takes/stock-takes.ts';
import { products } from '../products/products.ts';
import { oneLine } from '../../kit/text.ts';

const mostQuantity = 999_999_999;
const ofWhat = { required: true, list: true, filter: true } as const;

/** What somebody found of a product on a shelf, in a stock take that is open. */
export const stockCounts = resource('stock-counts', {
  feature: 'stock-counts',
  path: '/v4/site/stock-counts',
  of: 'site',
  read: 'stock.read',
  write: 'stock.work',
  title: 'name',
  sort: 'counted_at:desc',
  fields: {
    /** That of the product. */
    name: text(120, { readOnly: true, list: true, sort: true, search: true }),
    take_id: reference((): Resource => stockTakes, ofWhat),
    product_id: reference((): Resource => products, { required: true, filter: true }),
    shelf: text(40, { list: true, search: true }),
    dot: text(4, { list: true, hint: true, numeric: true }),
    /** In thousandths; nothing where none is there. */
    quantity: number({ from: 0, to: mostQuantity, digits: 3 }, { required: true, list: true }),
    counted_at: instant({ readOnly: true, list: true, sort: true }),
  },
});

export const stockCountsErrors = {
  'stock-counts.not_open': 409,
  'stock-counts.own_count': 403,
} as const satisfies ErrorTable;

const named = { product_id: z.int(), name: z.string(), number: z.string(), shelf: z.string() };
const line = z.object({
  ...named,
  dot: z.string(),
  expected: z.int(),
  counted: z.int(),
  /** What the difference costs, in minor units; null to who may not know. */
  value: z.nullable(z.int()),
  by: z.nullable(z.string()),
  /** It was moved while it was counted: nothing follows. */
  moved: z.boolean(),
  /** What others found on a shelf that was counted again after them. */
  otherwise: z.array(
    z.object({ by: z.nullable(z.string()), shelf: z.string(), quantity: z.int() }),
  ),
});
export type CountedLine = z.output<typeof line>;

/** Counting products in a stock take. */
export const stockCountCalls = {
  countProduct: post('/v4/site/stock-takes/{id}/products', {
    summary: 'How much of a product stands on a shelf; counted again there, the last count holds',
    access: 'stock.work',
    params: idParams,
    body: z.object({
      product_id: idParam,
      shelf: z._default(oneLine(40), ''),
      dot: z._default(z.string().check(z.regex(/^(\d{4})?$/)), ''),
      quantity: z.int().check(z.gte(0), z.lte(mostQuantity)),
    }),
    result: data(z.object({ id: z.int() })),
    errors: ['stock-counts.not_open', 'stock-levels.not_stocked'],
    offline: 'queue',
  }),
  foundProducts: get('/v4/site/stock-takes/{id}/products', {
    summary:
      'What was counted of products beside what was written down, and what is still to be counted',
    access: 'stock.read',
    params: idParams,
    result: data(
      z.object({ lines: z.array(line), uncounted: z.array(z.object(named)), more: z.boolean() }),
    ),
  }),
};
