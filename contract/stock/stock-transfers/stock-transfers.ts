import * as z from 'zod/mini';
import { data, get, idParam, idParams, post, type Answer } from '../../kit/call.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { instant, number, reference, structure } from '../../kit/fields.ts';
import { goods } from '../../kit/goods/goods.ts';
import type { Resource } from '../../kit/resource.ts';
import { lettersAnswer } from '../../kit/paper/drawn-sheet.ts';
import { warehouses } from '../../hotel/storage-places/storage-places.ts';
import { products } from '../products/products.ts';
import { lossReasons } from './transfer-rules.ts';

/** The most lines of one transfer. */
const mostCarried = 200;

const quantity = z.int().check(z.gte(1), z.lte(999_999_999));
const loaded = z.object({
  product_id: z.int().check(z.positive()),
  /** The week of its DOT code; '' where nobody said which. */
  dot: z.string().check(z.regex(/^(\d{4})?$/)),
  quantity,
});
const load = z.array(loaded).check(
  z.maxLength(mostCarried),
  z.refine(
    (lines) => new Set(lines.map((one) => `${one.product_id} ${one.dot}`)).size === lines.length,
    'fields.twice',
  ),
);
export type Loaded = z.output<typeof loaded>;
const nothing: Loaded[] = [];

const pieces = { from: 0, to: 999_999_999_999, digits: 3 } as const;
const counted = { readOnly: true, list: true } as const;
const named = { product_id: z.int(), name: z.string(), number: z.string(), dot: z.string() };
const line = z.object({
  /** Of the line once it has left; null while it is loaded. */
  id: z.nullable(z.int()),
  ...named,
  quantity: z.int(),
  /** What of it is free where it is taken from, while it is loaded. */
  free: z.nullable(z.int()),
  received: z.int(),
  lost: z.int(),
  reason: z.enum(['', ...lossReasons]),
  /** What all of it has cost, in minor units; null while it is loaded, and to who may not know. */
  value: z.nullable(z.int()),
});
export type TransferLine = z.output<typeof line>;

const coming = z.object({
  id: z.int(),
  ...named,
  /** What a scanner reads from it; '' where nobody has said. */
  ean: z.string(),
  quantity: z.int(),
  received: z.int(),
  lost: z.int(),
});

/** Products that go from a site to another of the chain, as the site that sends them has them. What has left is in no warehouse until it has come. */
export const goodsOfProducts = goods('stock-transfers', {
  path: '/v4/site/stock-transfers',
  read: 'stock.read',
  write: 'stock.work',
  mostTo: 250,
  begin: {
    warehouse_id: reference((): Resource => warehouses, {
      required: true,
      list: true,
      filter: true,
    }),
  },
  fields: {
    sent_at: instant({ readOnly: true, list: true }),
    pieces: number(pieces, counted),
    received: number(pieces, counted),
    /** What did not come. */
    lost: number(pieces, counted),
    /** What goes along. */
    goods: { ...structure(load, nothing, {}), ids: { product_id: (): Resource => products } },
  },
  sections: {
    what: [
      'number',
      'warehouse_id',
      'to_site',
      'driver',
      'sent_at',
      'pieces',
      'received',
      'lost',
      'note',
    ],
  },
  // Nobody would receive it any more.
  archive: {
    needs: {
      'stock-transfers.on_its_way': ({ state }) => state !== 'sent',
      'stock-transfers.kept': ({ sent_at }) => sent_at === null,
    },
  },
  cancel: {
    from: ['draft', 'sent'],
    needs: {
      'stock-transfers.has_come': ({ received, lost }) => Number(received) + Number(lost) === 0,
    },
  },
  lines: 'lines',
  carried: line,
  coming,
  head: {
    /** Where it was sent to. */
    warehouse_id: z.int(),
    warehouse: z.string(),
  },
  missed: 'lost',
  send: {
    body: {
      to_warehouse_id: idParam,
      /** Said again after a warning was answered: somebody goes on all the same. */
      override: z._default(z.boolean(), false),
    },
    errors: [
      'stock-levels.not_there',
      'stock-levels.below_zero',
      'stock-levels.reserved',
      'stock-levels.not_stocked',
      'stock-transfers.empty',
      'stock-transfers.no_such_warehouse',
    ],
  },
});
export const stockTransfers = goodsOfProducts.resource;

export const stockTransfersErrors = {
  'stock-transfers.empty': 422,
  'stock-transfers.no_such_warehouse': 422,
  'stock-transfers.has_come': 409,
  'stock-transfers.on_its_way': 409,
  'stock-transfers.not_left': 409,
  'stock-transfers.kept': 409,
} as const satisfies ErrorTable;

/** How a warehouse of another site is called where a transfer goes to it. */
export const calledThere = ({ site, name }: { site: string; name: string }): string =>
  `${site} · ${name}`;

export type ComingTransfer = Answer<typeof goodsOfProducts.calls.incoming>['data'][number];

export const stockTransferCalls = {
  ...goodsOfProducts.calls,
  warehouses: get('/v4/site/stock-transfers/warehouses', {
    summary: 'The warehouses of the other sites of the chain',
    access: 'stock.read',
    result: data(z.array(z.object({ id: z.int(), name: z.string(), site: z.string() }))),
  }),
  paper: get('/v4/site/stock-transfers/{id}/paper', {
    summary:
      'What goes along with a transfer on paper; once it has come, what became of it: for both sites',
    access: 'stock.read',
    params: idParams,
    result: z.unknown(),
    answers: 'file',
  }),
  paperLetters: get('/v4/site/stock-transfers/{id}/paper/letters', {
    summary: 'The letters of this paper that cannot be printed',
    access: 'stock.read',
    params: idParams,
    result: lettersAnswer,
  }),
  receive: post('/v4/site/stock-transfers/{id}/receive', {
    summary:
      'What has come of a transfer, into a warehouse; what has not is awaited, or said to be lost',
    access: 'stock.work',
    params: idParams,
    body: z.object({
      warehouse_id: idParam,
      lines: z
        .array(
          z.object({
            /** Written once, however often it is sent. */
            intent: z.uuid(),
            line_id: idParam,
            quantity,
          }),
        )
        .check(z.maxLength(mostCarried)),
      /** Why the rest will not come; '' while it is awaited. */
      lost: z._default(z.enum(['', ...lossReasons]), ''),
    }),
    result: data(z.object({ ids: z.array(z.int()), is_over: z.boolean() })),
    errors: ['stock-transfers.not_left', 'stock-levels.not_stocked'],
  }),
};
