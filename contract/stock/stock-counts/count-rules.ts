import { inDotOrder } from '../stock-levels/movement-rules.ts';

/** What somebody found of a product on a shelf. Quantities in thousandths, times in milliseconds. */
export interface Count {
  readonly product_id: number;
  /** '' where nobody said which. */
  readonly shelf: string;
  /** The week of its DOT code; '' where nobody read it. */
  readonly dot: string;
  readonly quantity: number;
  readonly at: number;
  /** Who counted; null where that was no person. */
  readonly by: number | null;
}

/** A quantity by the week of its DOT code. */
export type ByDot = Readonly<Record<string, number>>;

/** What was counted of a product, and what was written down when it was. */
export interface Counted {
  readonly product_id: number;
  readonly dot: string;
  readonly expected: number;
  readonly counted: number;
  /** Who counted it last. */
  readonly by: number | null;
}

/**
 * The counts that hold: of a product on a shelf those of whoever counted it there last, each week by
 * their last one. Two people who count the same shelf are not added up; two shelves are.
 */
export function holdingCounts(counts: readonly Count[]): Count[] {
  const inOrder = counts.toSorted((one, other) => one.at - other.at);
  const lastBy = new Map(inOrder.map((count) => [shelfOf(count), count.by]));
  const ofThem = inOrder.filter((count) => lastBy.get(shelfOf(count)) === count.by);
  return [...new Map(ofThem.map((count) => [`${shelfOf(count)} ${count.dot}`, count])).values()];
}

const shelfOf = ({ product_id, shelf }: Count) => JSON.stringify([product_id, shelf]);

/** When the counts of a product that hold began and ended: what was moved between leaves nothing to be said. */
export function countedWhen(holding: readonly Count[]): Map<number, { from: number; to: number }> {
  const when = new Map<number, { from: number; to: number }>();
  for (const { product_id: id, at } of holding) {
    const { from, to } = when.get(id) ?? { from: at, to: at };
    when.set(id, { from: Math.min(from, at), to: Math.max(to, at) });
  }
  return when;
}

/**
 * What was counted of a product beside what was written down. Where somebody read weeks, each week is
 * compared, and one that nobody found is not there; where nobody did, only all of it is.
 */
export function countedOf(holding: readonly Count[], expected: ByDot): Counted[] {
  const { product_id, by } = holding.toSorted((one, other) => other.at - one.at)[0]!;
  const found: Record<string, number> = {};
  for (const { dot, quantity } of holding) found[dot] = (found[dot] ?? 0) + quantity;
  const dots = Object.keys(found).some(Boolean)
    ? [...new Set([...Object.keys(found), ...Object.keys(expected)])].toSorted(inDotOrder)
    : [''];
  const all = Object.values(expected).reduce((sum, one) => sum + one, 0);
  return dots.map((dot) => ({
    product_id,
    dot,
    expected: dots.length === 1 && dot === '' ? all : (expected[dot] ?? 0),
    counted: found[dot] ?? 0,
    by,
  }));
}

/** Shelves of a product that others counted too, and found otherwise: how much each of them found. */
export function foundOtherwise(
  counts: readonly Count[],
  holding: readonly Count[],
): { readonly by: number | null; readonly shelf: string; readonly quantity: number }[] {
  const totals = (some: readonly Count[]) =>
    Map.groupBy(some, ({ shelf, by }) => JSON.stringify([shelf, by]));
  const held = totals(holding);
  const sum = (some: readonly Count[]) => some.reduce((all, { quantity }) => all + quantity, 0);
  const onShelf = (name: string) => sum(holding.filter(({ shelf }) => shelf === name));
  return [...totals(counts)].flatMap(([key, group]) => {
    const { by, shelf } = group[0]!;
    // Of theirs too the last of each week holds.
    const quantity = sum(holdingCounts(group));
    return held.has(key) || quantity === onShelf(shelf) ? [] : [{ by, shelf, quantity }];
  });
}

/** Of which weeks so much is missing, where nobody said: what nobody has read, then the oldest; what was never there of what nobody has read. */
export function missingByDot(there: ByDot, quantity: number): [dot: string, quantity: number][] {
  const gone: Record<string, number> = {};
  let left = quantity;
  for (const dot of Object.keys(there).toSorted(inDotOrder)) {
    const taken = Math.min(left, Math.max(there[dot] ?? 0, 0));
    if (taken > 0) gone[dot] = taken;
    left -= taken;
  }
  if (left > 0) gone[''] = (gone[''] ?? 0) + left;
  return Object.entries(gone).toSorted(([one], [other]) => inDotOrder(one, other));
}
