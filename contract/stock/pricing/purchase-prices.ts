import * as z from 'zod/mini';
import {
  choice,
  date,
  discount,
  instant,
  money,
  notes,
  reference,
  structure,
  text,
} from '../../kit/fields.ts';
import { setSeasons } from '../../hotel/wheel-sets/wheel-sets.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';
import { currencies } from '../../money/amounts.ts';
import { productBrands } from '../products/brands.ts';
import { products } from '../products/products.ts';

const inch = z.nullable(z.int().check(z.gte(8_0), z.lte(26_5)));
const cell = z.object({
  brand_id: z.nullable(z.int().check(z.positive())),
  inch_from: inch,
  inch_to: inch,
  season: z.enum(['', ...setSeasons]),
  percent: z.int().check(z.gte(0), z.lte(100_00)),
});

const noCells: z.output<typeof cell>[] = [];
/** No matrix has more cells. */
export const mostCells = 500;

const own = {
  feature: 'pricing',
  of: 'chain',
  read: 'pricing.read',
  write: 'pricing.write',
} as const;
const hasCells = {
  // A list of many is not told of cells.
  'pricing.no_cells': ({ cells }: Readonly<Record<string, unknown>>) =>
    !Array.isArray(cells) || cells.length > 0,
};
const publish = { right: 'pricing.publish', needs: hasCells } as const;

/** What is taken off a supplier's list, by brand, inch and season. One of a supplier holds at a time; what held before stays, and can hold again. */
export const purchaseMatrices = resource('purchase-matrices', {
  ...own,
  path: '/v4/site/purchase-matrices',
  title: 'name',
  sort: 'published_at:desc',
  fields: {
    name: text(80, { required: true, list: true, search: true }),
    supplier: text(60, {
      comparedAs: 'name',
      required: true,
      list: true,
      search: true,
      hint: true,
    }),
    state: states(
      { draft: 'all', scheduled: [], active: ['note'], replaced: ['note'] },
      {
        publish: { from: ['draft', 'scheduled'], to: 'active', ...publish, usual: true },
        schedule: { from: ['draft'], to: 'scheduled', asks: ['publish_at'], ...publish },
        withdraw: { from: ['scheduled'], to: 'draft', right: 'pricing.publish' },
        roll_back: { from: ['replaced'], to: 'active', ...publish },
      },
    ),
    cells: {
      ...structure(z.array(cell).check(z.maxLength(mostCells)), noCells, {}),
      ids: { brand_id: (): Resource => productBrands },
    },
    publish_at: instant({ readOnly: true, list: true }),
    published_at: instant({ readOnly: true, list: true, sort: true }),
    note: notes({}, 1000),
  },
  sections: {
    what: ['name', 'supplier', 'state', 'publish_at', 'published_at', 'note'],
    cells: ['cells'],
  },
});

/** What was agreed with a supplier for a brand. */
export const purchaseBrands = resource('purchase-brands', {
  ...own,
  path: '/v4/site/purchase-brands',
  title: 'supplier',
  sort: 'supplier:asc',
  keys: [['supplier', 'brand_id']],
  fields: {
    supplier: text(60, {
      comparedAs: 'name',
      required: true,
      list: true,
      sort: true,
      search: true,
    }),
    brand_id: reference((): Resource => productBrands, {
      required: true,
      list: true,
      filter: true,
    }),
    /** Off the list, where the matrix says nothing of it. */
    percent: discount({ list: true, hint: true }),
    /** At the end of the year. */
    bonus: discount({ list: true, hint: true }),
    /** Of each. */
    freight: money({ list: true }),
    note: notes({}, 500),
  },
});

/** What a product costs on a supplier's list, from a day on. */
export const supplierPrices = resource('supplier-prices', {
  ...own,
  path: '/v4/site/supplier-prices',
  title: 'supplier',
  sort: 'valid_from:desc',
  keys: [['product_id', 'supplier', 'valid_from']],
  fields: {
    product_id: reference((): Resource => products, { required: true, list: true, filter: true }),
    supplier: text(60, { comparedAs: 'name', required: true, list: true, search: true }),
    price: money({ required: true, list: true, sort: true }),
    /** As it stands in the supplier's file: prices in any other than the site's are refused. */
    currency: choice(['', ...currencies], { hint: true }),
    valid_from: date({ required: true, list: true, sort: true }),
  },
});
