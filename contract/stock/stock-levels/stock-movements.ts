import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant, post } from '../../kit/call.ts';
import { dayInput } from '../../kit/time/days.ts';
import { mostMoney } from '../../kit/most-money.ts';
import { adjustmentReasons, movementKinds } from './movement-rules.ts';
import { oneLine } from '../../kit/text.ts';

const mostQuantity = 999_999_999;
const quantity = z.int().check(z.gte(1), z.lte(mostQuantity));
const dot = z._default(z.string().check(z.regex(/^(\d{4})?$/)), '');
const note = z._default(oneLine(200), '');
const source = z._default(oneLine(60), '');
/** Said again after a warning was answered: somebody goes on all the same. */
const override = z._default(z.boolean(), false);
/** A key of what somebody meant, made on the device: written once, however often it is sent. */
const intent = z.uuid();

const line = z.object({
  intent,
  product_id: idParam,
  dot,
  quantity,
  /** What one costs, in minor units; what is known of the product where nothing is said. */
  cost: z._default(z.nullable(z.int().check(z.gte(0), z.lte(mostMoney))), null),
});

/** The most lines of one delivery. */
export const mostLinesReceived = 200;

/** What is said of goods that come: by which paper, and what there is of it. */
export const receiving = {
  source,
  note,
  lines: z.array(line).check(z.minLength(1), z.maxLength(mostLinesReceived)),
};

/** A line of the ledger as people read it. */
export const shownMovement = z.object({
  id: z.int(),
  kind: z.enum(movementKinds),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  dot: z.string(),
  quantity: z.int(),
  /** What all of it cost, in minor units; null to who may not know. */
  value: z.nullable(z.int()),
  reason: z.string(),
  source: z.string(),
  note: z.string(),
  override: z.string(),
  happened_at: instant,
  by: z.nullable(z.string()),
  reverses: z.nullable(z.int()),
  /** Whether another line has taken it back. */
  taken_back: z.boolean(),
});
export type ShownMovement = z.output<typeof shownMovement>;

const layer = z.object({
  id: z.int(),
  dot: z.string(),
  happened_at: instant,
  quantity: z.int(),
  each: z.int(),
});

const inWarehouse = z.object({
  warehouse_id: z.int(),
  warehouse: z.string(),
  shelf: z.string(),
  on_hand: z.int(),
  reserved: z.int(),
  available: z.int(),
  /** Ordered or sent here, and not here yet. */
  incoming: z.int(),
  /** By the week of their DOT code; '' where nobody said which. */
  dots: z.array(z.object({ dot: z.string(), quantity: z.int() })),
  /** What it has cost, what one of it has on the average, and what came when; null to who may not know. */
  cost: z.nullable(
    z.object({ value: z.int(), average: z.nullable(z.int()), layers: z.array(layer) }),
  ),
});
export type StockInWarehouse = z.output<typeof inWarehouse>;

const made = data(z.object({ ids: z.array(z.int()) }));
const taking = [
  'stock-levels.not_there',
  'stock-levels.below_zero',
  'stock-levels.reserved',
  'stock-levels.not_stocked',
] as const;
const work = { access: 'stock.work', result: made } as const;
const moved = { intent, product_id: idParam, dot, quantity, source, note, override };

/** How much of a product stands where, stood there, and what moved it. */
export const productStockCalls = {
  ofProduct: get('/v4/site/products/{id}/stock', {
    summary: 'How much of a product stands where',
    access: 'stock.read',
    params: idParams,
    result: data(z.array(inWarehouse)),
  }),
  onDay: get('/v4/site/products/{id}/stock-on-day', {
    summary: 'How much of a product stood where when a day ended, by the clock of the site',
    access: 'stock.read',
    params: idParams,
    query: z.object({ day: dayInput() }),
    result: data(
      z.array(z.object({ warehouse_id: z.int(), warehouse: z.string(), on_hand: z.int() })),
    ),
  }),
  movements: get('/v4/site/products/{id}/stock-movements', {
    summary: 'The movements of a product, the newest first; `before` goes on below one of them',
    access: 'stock.read',
    params: idParams,
    query: z.object({ before: z.optional(idParam) }),
    result: z.object({ data: z.array(shownMovement), meta: z.object({ more: z.boolean() }) }),
  }),
};

/** What moves stock. */
export const stockMovementCalls = {
  receive: post('/v4/site/stock-movements/receive', {
    summary: 'What came into a warehouse: a delivery, or what a customer brought back',
    ...work,
    body: z.object({
      kind: z.enum(['receipt', 'return']),
      warehouse_id: idParam,
      ...receiving,
    }),
    errors: ['stock-levels.not_stocked'],
  }),
  take: post('/v4/site/stock-movements/take', {
    summary: 'What is taken out of a warehouse to be used',
    ...work,
    body: z.object({ ...moved, warehouse_id: idParam }),
    errors: taking,
  }),
  transfer: post('/v4/site/stock-movements/transfer', {
    summary: 'What is carried from one warehouse of the site into another',
    ...work,
    body: z.object({ ...moved, from_warehouse: idParam, to_warehouse: idParam }),
    errors: taking,
  }),
  adjust: post('/v4/site/stock-movements/adjust', {
    summary: 'How much really stands in a warehouse, and why it is more or less',
    ...work,
    body: z.object({
      intent,
      product_id: idParam,
      warehouse_id: idParam,
      dot,
      /** How much stands there of the week that was said. */
      quantity: z.int().check(z.gte(0), z.lte(mostQuantity)),
      /** How much was written down when it was counted. */
      was: z.int(),
      reason: z.enum(adjustmentReasons),
      note,
    }),
    errors: [
      'stock-levels.no_difference',
      'stock-levels.moved_meanwhile',
      'stock-levels.needs_approval',
      'stock-levels.not_stocked',
    ],
  }),
  reverse: post('/v4/site/stock-movements/{id}/reverse', {
    summary: 'Takes a movement back, by another that does the opposite',
    ...work,
    params: idParams,
    body: z.object({ intent, note, override }),
    errors: [...taking, 'stock-levels.taken_back', 'stock-levels.of_transfer'],
  }),
};
