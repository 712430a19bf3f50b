import * as z from 'zod/mini';
import { data, get, idParams, post } from '../../kit/call.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { date, notes, number, reference, structure, text } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';
import { warehouses } from '../../hotel/storage-places/storage-places.ts';
import { mostRefilled } from './refill-rules.ts';
import { products } from '../products/products.ts';
import { receiving } from '../stock-levels/stock-movements.ts';

/** The most products of one refill. */
export const mostProposed = 500;

const proposed = z.object({
  product_id: z.int(),
  name: z.string(),
  number: z.string(),
  supplier: z.string(),
  on_hand: z.int(),
  reserved: z.int(),
  incoming: z.int(),
  needed: z.int(),
  min: z.nullable(z.int()),
  max: z.nullable(z.int()),
  sold: z.int(),
  pack: z.int(),
  lead_days: z.int(),
});
export type Proposed = z.output<typeof proposed>;

const quantity = z.int().check(z.gte(1), z.lte(mostRefilled));
const chosen = z.array(z.object({ product_id: z.int().check(z.positive()), quantity })).check(
  z.maxLength(mostProposed),
  z.refine(
    (lines) => new Set(lines.map(({ product_id: id }) => id)).size === lines.length,
    'fields.twice',
  ),
);
export type Chosen = z.output<typeof chosen>;

const pieces = { from: 0, to: 999_999_999_999, digits: 3 } as const;
const isChosen = { 'stock-refills.nothing_chosen': (row: object) => piecesOf(row) > 0 };
const piecesOf = (row: { readonly pieces?: unknown }): number => Number(row.pieces);

/** What a warehouse is to be filled up with: proposed, chosen, ordered, and received. */
export const stockRefills = resource('stock-refills', {
  feature: 'stock-refills',
  path: '/v4/site/stock-refills',
  of: 'site',
  read: 'stock.read',
  write: 'stock.refill',
  title: 'number',
  sort: 'number:desc',
  guards: {
    archive: {
      needs: {
        'stock-refills.kept': ({ state }) => state !== 'ordered' && state !== 'received',
      },
    },
  },
  fields: {
    number: text(20, { readOnly: true, list: true, sort: true, search: true }),
    warehouse_id: reference((): Resource => warehouses, {
      required: true,
      list: true,
      filter: true,
    }),
    /** '' for products of any. */
    supplier: text(60, { list: true, search: true, hint: true }),
    sold_days: number({ from: 1, to: 730 }, { required: true, default: 90, hint: true }),
    cover_days: number({ from: 0, to: 730 }, { required: true, default: 30, hint: true }),
    expected_on: date({ list: true, sort: true, filter: true }),
    pieces: number(pieces, { readOnly: true, list: true }),
    received: number(pieces, { readOnly: true, list: true }),
    proposed: structure(z.array(proposed), [], { readOnly: true }),
    chosen: { ...structure(chosen, [], {}), ids: { product_id: (): Resource => products } },
    state: states(
      {
        proposed: 'all',
        ordered: ['expected_on', 'note'],
        received: ['note'],
        dismissed: ['note'],
      },
      {
        recalculate: { from: ['proposed'], to: 'proposed' },
        order: { from: ['proposed'], to: 'ordered', needs: isChosen, undo: true, usual: true },
        close: { from: ['ordered'], to: 'received', undo: true },
        dismiss: { from: ['proposed'], to: 'dismissed', undo: true },
      },
    ),
    note: notes({}, 1000),
  },
  sections: {
    what: ['number', 'warehouse_id', 'supplier', 'sold_days', 'cover_days'],
    order: ['expected_on', 'pieces', 'received', 'note'],
  },
});

export const stockRefillsErrors = {
  'stock-refills.nothing_chosen': 422,
  'stock-refills.kept': 409,
} as const satisfies ErrorTable;

const line = z.object({
  product_id: z.int(),
  name: z.string(),
  number: z.string(),
  quantity: z.int(),
  received: z.int(),
  /** What one costs to buy, in minor units; null where that is not known, and to who may not know. */
  cost: z.nullable(z.int()),
});
export type RefillLine = z.output<typeof line>;

export const stockRefillCalls = {
  lines: get('/v4/site/stock-refills/{id}/lines', {
    summary: 'What is chosen of a refill, and what of it has come',
    access: 'stock.read',
    params: idParams,
    result: data(z.array(line)),
  }),
  suppliers: get('/v4/site/stock-refills/suppliers', {
    summary: 'The suppliers whose articles are known',
    access: 'stock.read',
    result: data(z.array(z.string())),
  }),
  receive: post('/v4/site/stock-refills/{id}/receive', {
    summary: 'What has come of a refill into its warehouse; it is received once all of it has',
    access: 'stock.work',
    params: idParams,
    body: z.object(receiving),
    result: data(z.object({ ids: z.array(z.int()) })),
    errors: ['stock-levels.not_stocked', 'common.wrong_state'],
  }),
};
