import type { ErrorCode } from '#contract/errors.ts';
import { sharesTaken, type Warning } from '#contract/stock/stock-levels/movement-rules.ts';
import {
  holdStock,
  moveStock,
  reverseMovement,
} from '#server/features/stock/stock-levels/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import { uuidOf } from '#server/kit/keys/uuid-of.ts';
import type { Context } from '#server/kit/context.ts';
import { goesOn } from '#server/kit/resource/steps/goes-on.ts';
import { movementsOfEnd, nameOf, stockedIn, warehousesOf } from './order-stock-repo.ts';
import { endReservations, keepAgain } from './reservations.ts';

const ofOrder: Readonly<Record<string, ErrorCode>> = {
  'stock-levels.reserved': 'orders.parts_reserved',
  'stock-levels.below_zero': 'orders.parts_unsure',
  'stock-levels.not_there': 'orders.parts_missing',
} satisfies Record<Warning, ErrorCode>;

/** An order as far as its stock asks: `version` is the one that it gets. */
interface Order {
  readonly id: number;
  readonly version: number;
  readonly called: string;
}

/**
 * Takes what an order sells, and what nobody has delivered yet, out of the stock of its site, or brings
 * back what it takes back, and ends what was kept for it. Throws what `moveStock` has against it, unless
 * whoever asks goes on who may. A site without a warehouse keeps no stock.
 */
export async function takeStock(app: AppContext, context: Context, order: Order): Promise<void> {
  const { db } = context;
  // First, so that what is kept for it is free to it.
  await endReservations(app, context, order.id);
  const override = Object.values(ofOrder).some((code) => goesOn(context, code));
  // By product, so that two who finish orders do not deadlock.
  for (const { product_id: product, quantity } of await stockedIn(db, order.id)) {
    const warehouses = await warehousesOf(db, product);
    if (warehouses.length === 0) continue;
    const held = await holdStock(context, product, warehouses);
    const shares =
      quantity > 0
        ? sharesTaken([...held.levels.values()], quantity)
        : [{ warehouse_id: warehouses[0]!, quantity: -quantity }];
    for (const share of shares) {
      const moved = {
        intent: intentOf(order, product, share.warehouse_id),
        product_id: product,
        dot: '',
        quantity: share.quantity,
        source: order.called,
        order_id: order.id,
        finishes_order: true,
        override,
        ...(quantity > 0
          ? { kind: 'sale' as const, from_warehouse: share.warehouse_id, to_warehouse: null }
          : { kind: 'return' as const, from_warehouse: null, to_warehouse: share.warehouse_id }),
      };
      await moveStock(context, moved, held).catch(async (cause: unknown) => {
        throw await named(context, product, cause);
      });
    }
  }
}

/** Says of which of its products it is that there is too little. */
async function named({ db }: Context, product: number, cause: unknown): Promise<unknown> {
  const code = cause instanceof AppError ? ofOrder[cause.code] : undefined;
  if (!(cause instanceof AppError) || !code) return cause;
  return new AppError(code, { ...cause.values, product: await nameOf(db, product) });
}

/** Takes back what the end of an order has moved, but for what somebody has taken back by hand, and keeps for it what was kept before. */
export async function giveStockBack(
  app: AppContext,
  context: Context,
  order: Order,
): Promise<void> {
  for (const movement of await movementsOfEnd(context.db, order.id)) {
    const intent = intentOf(order, 'back', movement);
    await reverseMovement(context, movement, { intent, note: '', override: true });
  }
  await keepAgain(app, context, order.id);
}

/** The same for the same version of an order, and for no other: nothing is moved twice by one step. */
const intentOf = ({ id, version }: Order, what: number | 'back', where: number): string =>
  uuidOf(`order ${id} ${version} ${what} ${where}`);
