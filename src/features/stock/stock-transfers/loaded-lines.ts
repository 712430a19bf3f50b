import type { Loaded, TransferLine } from '#contract/stock/stock-transfers/stock-transfers.ts';

/** A product as it is being loaded: a text where its quantity is no number yet. Quantities in thousandths. */
export interface LoadedLine extends Pick<
  TransferLine,
  'product_id' | 'name' | 'number' | 'dot' | 'free'
> {
  readonly quantity: number | string | null;
}

const one = 1_000;

/** The lines with one more of a product: its last line counts it, else it gets one, above the others. */
export function withOneMore(
  lines: readonly LoadedLine[],
  { id, name, number }: { readonly id: number; readonly name: string; readonly number: string },
): readonly LoadedLine[] {
  const at = lines.findIndex((line) => line.product_id === id);
  const { quantity } = lines[at] ?? {};
  if (typeof quantity !== 'number') {
    return [{ product_id: id, name, number, dot: '', quantity: one, free: null }, ...lines];
  }
  return lines.with(at, { ...lines[at]!, quantity: quantity + one });
}

/** What is loaded; undefined where one of the lines is no quantity or no week. */
export function goodsOf(lines: readonly LoadedLine[]): Loaded[] | undefined {
  const isWhole = ({ quantity, dot }: LoadedLine) =>
    typeof quantity === 'number' &&
    quantity > 0 &&
    quantity <= 999_999_999 &&
    /^(\d{4})?$/.test(dot);
  if (!lines.every(isWhole)) return undefined;
  return lines.map(({ product_id, dot, quantity }) => ({
    product_id,
    dot,
    quantity: Number(quantity),
  }));
}

/** Whether two loads are of as much of the same products. */
export function isSame(goods: readonly Loaded[] | undefined, other: readonly Loaded[]): boolean {
  const keyOf = ({ product_id, dot, quantity }: Loaded) => `${product_id} ${dot} ${quantity}`;
  return (
    goods !== undefined &&
    JSON.stringify(goods.map(keyOf).toSorted()) === JSON.stringify(other.map(keyOf).toSorted())
  );
}
