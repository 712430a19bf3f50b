/** A part of an agreed line that was called off, and what of it has come. Quantities in thousandths, days `yyyy-MM-dd`. */
interface CalledOff {
  /** What one was agreed to cost, in hundredths of a minor unit. */
  readonly unit_price: number;
  readonly agreed_on: string;
  readonly quantity: number;
  readonly received: number;
  /** When the last of it came; null while none has. */
  readonly came_on: string | null;
  readonly today: string;
}

/** What a supplier asks for one from a day on, in minor units. */
export interface SupplierCost {
  readonly valid_from: string;
  readonly cost: number;
}

/** What is to be credited because a price fell before something came. */
interface PriceFall {
  /** How much of it is meant. */
  readonly quantity: number;
  readonly since: string;
  /** What one cost when it came, or costs now, in minor units. */
  readonly cost: number;
  /** How much less that is of one, in hundredths of a minor unit; and of all, in minor units. */
  readonly each: number;
  readonly amount: number;
}

/**
 * What a supplier owes for falls of its price where it passes these on: of what has come by the price
 * of the day it came, of what is awaited by that of today. Only what it has asked for since the
 * agreement was made is a fall: what was cheaper before was known to who agreed.
 */
export function priceFallsOf(
  { unit_price, agreed_on, quantity, received, came_on, today }: CalledOff,
  costs: readonly SupplierCost[],
): PriceFall[] {
  const parts = [
    { pieces: Math.min(received, quantity), day: came_on ?? today },
    { pieces: quantity - Math.min(received, quantity), day: today },
  ];
  return parts.flatMap(({ pieces, day }) => {
    const now = costs
      .filter(({ valid_from: from }) => from > agreed_on && from <= day)
      .toSorted((one, other) => (one.valid_from < other.valid_from ? 1 : -1))[0];
    const each = unit_price - (now?.cost ?? 0) * 100;
    if (!now || pieces <= 0 || each <= 0) return [];
    const amount = Math.round((each * pieces) / 100_000);
    return [{ quantity: pieces, since: now.valid_from, cost: now.cost, each, amount }];
  });
}
