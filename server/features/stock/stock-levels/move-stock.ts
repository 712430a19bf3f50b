import { costOf, valueTaken } from '#contract/stock/stock-levels/cost-rules.ts';
import {
  dotTaken,
  warningOf,
  goesOn,
  type Warning,
} from '#contract/stock/stock-levels/movement-rules.ts';
import { stockSettings } from '#contract/stock/stock-levels/stock-settings.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import {
  lockLevels,
  movementOfIntent,
  stockedProduct,
  warehousesInUse,
  writeMovement,
  type LockedLevel,
  type NewMovement,
} from './stock-levels-repo.ts';

/** What is moved, before it is known what it has cost and what speaks against it. */
export interface Moved extends Pick<
  NewMovement,
  'intent' | 'kind' | 'product_id' | 'from_warehouse' | 'to_warehouse' | 'dot' | 'quantity'
> {
  readonly reason?: string;
  readonly source?: string;
  readonly note?: string;
  readonly reverses?: number;
  readonly refill_id?: number | null;
  readonly order_id?: number | null;
  readonly finishes_order?: boolean;
  readonly transfer_id?: number | null;
  /** What all of it costs, in minor units; else by the average of where it is taken from, or by what is known of the product. */
  readonly value?: number;
  /** Somebody goes on although less is there, or it is kept for others. */
  readonly override?: boolean;
}

/** What of a product stands in warehouses, held until the transaction ends, and what one costs to buy (minor units). */
export interface Held {
  readonly levels: ReadonlyMap<number, LockedLevel>;
  readonly cost: number;
}

/** Holds a product's stock in warehouses. Throws `stock-levels.not_stocked` for work and what is not kept in stock, and at the field for a warehouse that is not there. */
export async function holdStock(
  context: Context,
  product: number,
  warehouses: readonly number[],
): Promise<Held> {
  const { db, caller } = context;
  const known = await stockedProduct(db, product, todayOf(context));
  if (!known) throw new AppError('common.wrong_input', {}, { product_id: 'fields.unknown' });
  if (!isStocked(known)) throw new AppError('stock-levels.not_stocked');
  const there = await warehousesInUse(db, warehouses);
  if (warehouses.some((one) => !there.has(one))) {
    throw new AppError('common.wrong_input', {}, { warehouse_id: 'fields.unknown' });
  }
  return {
    levels: await lockLevels(db, caller, product, warehouses),
    cost: known.cost ?? 0,
  };
}

const isStocked = ({ stocked, kind }: { readonly stocked: boolean; readonly kind: string }) =>
  stocked && kind !== 'work' && kind !== 'package';

/** Whether a product is one that is kept in stock. */
export async function keepsInStock(context: Context, product: number): Promise<boolean> {
  const known = await stockedProduct(context.db, product, todayOf(context));
  return known !== undefined && isStocked(known);
}

/**
 * Moves stock: one line of the ledger, and the levels with it. One whose intent was written already
 * is answered and not written again. Throws what `warningOf` has against it, unless somebody goes on
 * who may. `held` is what is held already.
 */
export async function moveStock(context: Context, moved: Moved, held?: Held): Promise<number> {
  const { db, caller, doneAt } = context;
  const { from_warehouse: from, to_warehouse: to, product_id: product, quantity } = moved;
  const sides = [from, to].filter((one) => one !== null);
  const { levels, cost } = held ?? (await holdStock(context, product, sides));
  // Whoever sent it a moment ago held the levels until it was written.
  const written = await movementOfIntent(db, moved.intent);
  if (written !== undefined) return written;
  const source = from === null ? undefined : levels.get(from)!;
  // What was counted is so, whatever was written down or kept for somebody.
  const isCounted = moved.kind === 'count' || moved.kind === 'adjustment';
  const isTaken = source && !isCounted && moved.reverses === undefined;
  const override = source && !isCounted ? await checkTaking(context, source, moved) : null;
  const value =
    moved.value ?? (source ? valueTaken(source, quantity, cost) : costOf(quantity, cost));
  return writeMovement(db, caller, {
    intent: moved.intent,
    kind: moved.kind,
    product_id: product,
    from_warehouse: from,
    to_warehouse: to,
    dot: moved.dot || (isTaken ? dotTaken(source.dots, quantity) : ''),
    quantity,
    value,
    reason: moved.reason ?? '',
    source: moved.source ?? '',
    note: moved.note ?? '',
    override: override ?? '',
    reverses: moved.reverses ?? null,
    refill_id: moved.refill_id ?? null,
    order_id: moved.order_id ?? null,
    finishes_order: moved.finishes_order ?? false,
    transfer_id: moved.transfer_id ?? null,
    happened_at: doneAt,
  });
}

/** What somebody goes on in spite of; null where nothing speaks against it. */
async function checkTaking(
  { db, caller }: Context,
  { on_hand, reserved }: LockedLevel,
  { quantity, override = false }: Moved,
): Promise<Warning | null> {
  const { below_zero: mode } = await settingsOf(db, stockSettings, caller);
  const warning = warningOf({ on_hand, reserved, quantity }, mode);
  const mayOverride = caller.rights.has('stock.approve');
  if (warning && !goesOn(warning, { override, mayOverride })) {
    throw new AppError(warning, { there: on_hand / 1000, free: (on_hand - reserved) / 1000 });
  }
  return warning;
}
