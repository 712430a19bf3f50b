/** What moves stock: goods that come and come back, that are sold and used up, what was counted or found otherwise, and what is carried from one warehouse into another. */
export const movementKinds = [
  'receipt',
  'return',
  'sale',
  'consumption',
  'adjustment',
  'count',
  'transfer',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Why a warehouse has more or less than was written down. */
export const adjustmentReasons = ['counted', 'found', 'lost', 'damaged', 'correction'] as const;
export type AdjustmentReason = (typeof adjustmentReasons)[number];

/** A line of the ledger. Quantities in thousandths; `value` is what all of it cost, in minor units. */
export interface StockMovement {
  readonly id: number;
  readonly from_warehouse: number | null;
  readonly to_warehouse: number | null;
  /** The week of its DOT code, `2319`; '' where nobody said which. */
  readonly dot: string;
  readonly quantity: number;
  readonly value: number;
  /** In milliseconds. */
  readonly happened_at: number;
  /** The line that it takes back. */
  readonly reverses: number | null;
}

/** What of one product stands in a warehouse, and what it has cost. */
export interface Stock {
  /** In thousandths, below zero where more was taken than was written down. */
  readonly on_hand: number;
  readonly value: number;
}

/** What stands in a warehouse by what its movements say, up to an instant (milliseconds). */
export function stockAt(
  movements: readonly StockMovement[],
  warehouse: number,
  until = Infinity,
): Stock {
  const stock = { on_hand: 0, value: 0 };
  for (const movement of movements) {
    if (movement.happened_at > until) continue;
    const sign = signAt(movement, warehouse);
    stock.on_hand += sign * movement.quantity;
    stock.value += sign * movement.value;
  }
  return stock;
}

/** 1 where a movement brings something into a warehouse, -1 where it takes something out, 0 where it does neither. */
export const signAt = (
  { from_warehouse, to_warehouse }: Pick<StockMovement, 'from_warehouse' | 'to_warehouse'>,
  warehouse: number,
): number => Number(to_warehouse === warehouse) - Number(from_warehouse === warehouse);

/** Weeks in the order of time: `2325` is the 23rd of 2025, and those that nobody said come first. */
export const inDotOrder = (one: string, other: string): number => madeIn(one) - madeIn(other);

const madeIn = (dot: string): number => Number(dot.slice(2) + dot.slice(0, 2));

/** Of which week something is taken where nobody says so: what nobody has read, else the oldest of which there is enough. */
export function dotTaken(dots: Readonly<Record<string, number>>, quantity: number): string {
  const enough = Object.keys(dots).filter((dot) => (dots[dot] ?? 0) >= quantity);
  return enough.toSorted(inDotOrder)[0] ?? '';
}

/** What is done where more is taken than there is: somebody is asked, or only who may goes on. */
export const belowZeroModes = ['refuse', 'warn'] as const;
export type BelowZeroMode = (typeof belowZeroModes)[number];

/** What speaks against taking something out of a warehouse. */
export type Warning =
  | 'stock-levels.reserved'
  | 'stock-levels.below_zero'
  | 'stock-levels.not_there';

interface Taking {
  readonly on_hand: number;
  readonly reserved: number;
  readonly quantity: number;
}

/** What speaks against taking a quantity; null where nothing does. What cannot be overridden without a right is `not_there`. */
export function warningOf(
  { on_hand, reserved, quantity }: Taking,
  mode: BelowZeroMode,
): Warning | null {
  if (quantity > on_hand) {
    return mode === 'warn' ? 'stock-levels.below_zero' : 'stock-levels.not_there';
  }
  return quantity > on_hand - reserved ? 'stock-levels.reserved' : null;
}

/** Whether somebody goes on in spite of a warning: who was asked says so, and may. */
export const goesOn = (
  warning: Warning,
  { override, mayOverride }: { readonly override: boolean; readonly mayOverride: boolean },
): boolean => override && (mayOverride || warning !== 'stock-levels.not_there');

/** What stands in a warehouse, as far as it says from where something is taken. */
interface Shelf {
  readonly warehouse_id: number;
  readonly on_hand: number;
  readonly reserved: number;
}

/** From which warehouses a quantity is taken where nobody says: all of it where most is free, else what is free of each in turn, and what is lacking from the first. `shelves` has one at least. */
export function sharesTaken(
  shelves: readonly Shelf[],
  quantity: number,
): { readonly warehouse_id: number; readonly quantity: number }[] {
  const free = ({ on_hand, reserved }: Shelf) => Math.max(0, on_hand - reserved);
  const inOrder = shelves.toSorted(
    (one, other) => free(other) - free(one) || one.warehouse_id - other.warehouse_id,
  );
  let left = quantity;
  const shares = inOrder.map((shelf) => {
    const taken = Math.min(left, free(shelf));
    left -= taken;
    return { warehouse_id: shelf.warehouse_id, quantity: taken };
  });
  return shares
    .map((share, nth) => (nth === 0 ? { ...share, quantity: share.quantity + left } : share))
    .filter((share) => share.quantity > 0);
}
