import type { MovementKind } from '#contract/stock/stock-levels/movement-rules.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { holdStock, moveStock } from './move-stock.ts';
import { movementOfIntent, movementWithId } from './stock-levels-repo.ts';

interface ReversalInput {
  readonly intent: string;
  readonly note: string;
  readonly override: boolean;
  /** The transfer that is taken back: what left or came by one is not taken back without it. */
  readonly transfer_id?: number;
}

/**
 * Takes a movement back by its opposite, which costs what it has cost. Throws where it was taken
 * back already, or takes another back itself: what is to be done again is said again.
 */
export async function reverseMovement(
  context: Context,
  id: number,
  input: ReversalInput,
): Promise<number> {
  const { db } = context;
  const first = await movementWithId(db, id);
  if (!first) throw new AppError('common.not_found');
  const { product_id, from_warehouse, to_warehouse } = first;
  if (first.transfer_id !== (input.transfer_id ?? null)) {
    throw new AppError('stock-levels.of_transfer');
  }
  const sides = [from_warehouse, to_warehouse].filter((one) => one !== null);
  const held = await holdStock(context, product_id, sides);
  const written = await movementOfIntent(db, input.intent);
  if (written !== undefined) return written;
  // Somebody may have taken it back while this one waited.
  const now = await movementWithId(db, id);
  if (now?.taken_back || first.reverses !== null) throw new AppError('stock-levels.taken_back');
  const back = {
    ...input,
    kind: first.kind as MovementKind,
    product_id,
    from_warehouse: to_warehouse,
    to_warehouse: from_warehouse,
    dot: first.dot,
    quantity: first.quantity,
    value: first.value,
    reason: first.reason,
    source: first.source,
    refill_id: first.refill_id,
    order_id: first.order_id,
    transfer_id: first.transfer_id,
    reverses: id,
  };
  return moveStock(context, back, held);
}
