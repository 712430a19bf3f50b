/** A line of a delivery as it is being written: a text where it is no number yet. Quantities in thousandths, costs in minor units. */
export interface Line {
  readonly intent: string;
  readonly product_id: number;
  readonly name: string;
  readonly number: string;
  readonly quantity: number | string | null;
  readonly dot: string;
  readonly cost: number | string | null;
  /** How many of it were still awaited; nothing where nobody ordered it. */
  readonly awaited?: number;
  /** It is being counted by the scanner. */
  readonly scanned?: true;
}

/** A product as a delivery has it. */
export interface Received {
  readonly id: number;
  readonly name: string;
  readonly number: string;
}

const one = 1_000;

/** One of a product. */
export const lineOf = ({ id, name, number }: Received): Line => ({
  intent: crypto.randomUUID(),
  product_id: id,
  name,
  number,
  quantity: one,
  dot: '',
  cost: null,
});

/**
 * The lines with one more of a product: its last line counts it, else it gets one, above the others.
 * Who scans what is awaited counts it, from the first: what stands there is nobody's count yet.
 */
export function withOneMore(lines: readonly Line[], product: Received): readonly Line[] {
  const at = lines.findIndex((line) => line.product_id === product.id);
  const { quantity, awaited, scanned } = lines[at] ?? {};
  if (typeof quantity !== 'number') return [{ ...lineOf(product), scanned: true }, ...lines];
  const counted = scanned || quantity !== awaited ? quantity : 0;
  return lines.with(at, { ...lines[at]!, quantity: counted + one, scanned: true });
}

/** A line as the server is told of it. */
export const sentOf = ({ intent, product_id, quantity, dot, cost }: Line) => ({
  intent,
  product_id,
  quantity,
  dot,
  cost,
});

/** Whether a line can be received. */
export const isWhole = ({ quantity, dot, cost }: Line): boolean =>
  typeof quantity === 'number' &&
  quantity > 0 &&
  /^(\d{4})?$/.test(dot) &&
  typeof cost !== 'string';

/** How many pieces lines have together, in thousandths. */
export const piecesOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { quantity }) => sum + (typeof quantity === 'number' ? quantity : 0), 0);
