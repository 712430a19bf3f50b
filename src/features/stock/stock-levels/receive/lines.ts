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
 * With the first that is scanned of what is awaited a count begins, for all of it: what stood there
 * as it was ordered was nobody's count.
 */
export function withOneMore(before: readonly Line[], product: Received): readonly Line[] {
  const lines = before.some(({ scanned }) => scanned) ? before : before.map(uncounted);
  const at = lines.findIndex((line) => line.product_id === product.id);
  const quantity = lines[at]?.quantity;
  if (typeof quantity !== 'number') return [{ ...lineOf(product), scanned: true }, ...lines];
  return lines.with(at, { ...lines[at]!, quantity: quantity + one, scanned: true });
}

/** A line of which none has come yet, unless somebody has said so. */
const uncounted = (line: Line): Line =>
  line.quantity === line.awaited ? { ...line, quantity: 0 } : line;

/** The lines with another of the same product above it: what is read from now on is of another week. */
export function ofOtherWeek(lines: readonly Line[], at: number): readonly Line[] {
  const { product_id: id, name, number, awaited } = lines[at]!;
  const none = { ...lineOf({ id, name, number }), quantity: 0 };
  // What is awaited of it is said once.
  return lines.toSpliced(at, 0, awaited === undefined ? none : { ...none, awaited: 0 });
}

/** A line as the server is told of it. */
export const sentOf = ({ intent, product_id, quantity, dot, cost }: Line) => ({
  intent,
  product_id,
  quantity,
  dot,
  cost,
});

/** What has come of what was awaited, or was written down. */
export const comeOf = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ quantity }) => quantity !== 0);

/** Whether a line can be received: none of it, where it was awaited. */
export const isWhole = ({ quantity, dot, cost, awaited }: Line): boolean =>
  typeof quantity === 'number' &&
  (quantity > 0 || (quantity === 0 && awaited !== undefined)) &&
  /^(\d{4})?$/.test(dot) &&
  typeof cost !== 'string';

/** How many pieces lines have together, in thousandths. */
export const piecesOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { quantity }) => sum + (typeof quantity === 'number' ? quantity : 0), 0);
