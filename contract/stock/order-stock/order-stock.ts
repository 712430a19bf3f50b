import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant, post } from '../../kit/call.ts';
import { dayInput } from '../../kit/time/days.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { shownMovement } from '../stock-levels/stock-movements.ts';

export const orderStockErrors = {
  'order-stock.not_ordered': 422,
  'order-stock.more_than_ordered': 422,
  'order-stock.not_agreed': 409,
} as const satisfies ErrorTable;

/** What stands of one product on an order. Quantities in thousandths. */
const orderProduct = z.object({
  /** The first line of the order that is about it. */
  line_id: z.int(),
  product_id: z.int(),
  name: z.string(),
  number: z.string(),
  ordered: z.int(),
  /** Kept for the order, today. */
  reserved: z.int(),
  delivered: z.int(),
  /** In all warehouses of the site, less what is kept for anybody. */
  free: z.int(),
  /** Ordered or sent to the site, and not here yet. */
  expected: z.int(),
});
export type OrderProduct = z.output<typeof orderProduct>;

/** How much of a product an order lacks: neither reserved for it nor delivered. */
export const lackingOf = ({
  ordered,
  reserved,
  delivered,
}: Pick<OrderProduct, 'ordered' | 'reserved' | 'delivered'>): number =>
  Math.max(0, ordered - reserved - delivered);

const reservation = z.object({
  id: z.int(),
  warehouse: z.string(),
  quantity: z.int(),
  held_until: z.string(),
  created_at: instant,
  by: z.nullable(z.string()),
  /** When it was given up, or became a delivery; null while it is kept. */
  ended_at: z.nullable(instant),
});

const quantity = z.int().check(z.gte(1), z.lte(999_999_999));

/** The stock of an order: kept for it, delivered by it. */
export const orderStockCalls = {
  stock: get('/v4/site/orders/{id}/stock', {
    summary: 'How much of each product of an order is ordered, kept for it, delivered and free',
    access: 'stock.read',
    params: idParams,
    result: data(z.array(orderProduct)),
  }),
  reserve: post('/v4/site/orders/{id}/stock/reserve', {
    summary: 'Keeps what stands in a warehouse for an order, until a day',
    access: 'stock.work',
    params: idParams,
    body: z.object({
      product_id: idParam,
      warehouse_id: idParam,
      quantity,
      held_until: dayInput(),
    }),
    result: data(z.object({ id: z.int() })),
    errors: [
      'order-stock.not_ordered',
      'order-stock.more_than_ordered',
      'stock-levels.not_available',
      'stock-levels.not_stocked',
      'common.wrong_state',
    ],
  }),
  deliver: post('/v4/site/orders/{id}/stock/deliver', {
    summary: 'Takes what an order sells out of a warehouse; what was kept there for it goes first',
    access: 'stock.work',
    params: idParams,
    body: z.object({
      intent: z.uuid(),
      product_id: idParam,
      warehouse_id: idParam,
      dot: z._default(z.string().check(z.regex(/^(\d{4})?$/)), ''),
      quantity,
      override: z._default(z.boolean(), false),
    }),
    result: data(z.object({ ids: z.array(z.int()) })),
    errors: [
      'order-stock.not_ordered',
      'order-stock.more_than_ordered',
      'order-stock.not_agreed',
      'stock-levels.not_there',
      'stock-levels.below_zero',
      'stock-levels.reserved',
      'stock-levels.not_stocked',
    ],
  }),
};

export const orderProductCalls = {
  history: get('/v4/site/order-products/{id}/history', {
    summary:
      "What was kept and moved of a product for an order; the id is that of the order's line",
    access: 'stock.read',
    params: idParams,
    result: data(
      z.object({
        order_id: z.int(),
        order: z.string(),
        product: orderProduct,
        reservations: z.array(reservation),
        movements: z.array(shownMovement),
      }),
    ),
  }),
};
