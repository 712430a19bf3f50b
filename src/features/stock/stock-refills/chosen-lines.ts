import type { Chosen, Proposed, RefillLine } from '#contract/stock/stock-refills/stock-refills.ts';

/** A product of a refill as it is being chosen: a text where it is no number yet, null where none is ordered. */
export interface ChosenLine {
  readonly product_id: number;
  readonly name: string;
  readonly number: string;
  readonly quantity: number | string | null;
}

/** Everything that is proposed, and what somebody has added, with how much of it is chosen. */
export function linesOf(
  proposed: readonly Proposed[],
  chosen: Chosen,
  named: readonly RefillLine[],
): ChosenLine[] {
  const quantities = new Map(chosen.map((one) => [one.product_id, one.quantity]));
  const isProposed = new Set(proposed.map(({ product_id: id }) => id));
  const added = named.filter(({ product_id: id }) => !isProposed.has(id));
  return [...added, ...proposed].map(({ product_id, name, number }) => ({
    product_id,
    name,
    number,
    quantity: quantities.get(product_id) ?? null,
  }));
}

/** What is chosen of lines; undefined where one of them is no quantity. */
export function chosenOf(lines: readonly ChosenLine[]): Chosen | undefined {
  const chosen = lines.filter(({ quantity }) => quantity !== null && quantity !== 0);
  const isWhole = ({ quantity }: ChosenLine) =>
    typeof quantity === 'number' && quantity > 0 && quantity <= 999_999_999;
  if (!chosen.every(isWhole)) return undefined;
  return chosen.map(({ product_id, quantity }) => ({ product_id, quantity: Number(quantity) }));
}

/** Whether two choices order as much of the same products. */
export function isSame(one: Chosen | undefined, other: Chosen): boolean {
  const quantities = new Map(other.map((line) => [line.product_id, line.quantity]));
  return (
    one?.length === other.length &&
    one.every(({ product_id, quantity }) => quantities.get(product_id) === quantity)
  );
}
