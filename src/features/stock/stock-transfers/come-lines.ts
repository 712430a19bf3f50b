import { eanKey } from '#contract/kit/rules/ean-rules.ts';
import type { ComingTransfer } from '#contract/stock/stock-transfers/stock-transfers.ts';
import { leftOf } from '#contract/stock/stock-transfers/transfer-rules.ts';

/** A line of a transfer as somebody says how much of it has come: a text where it is no number yet. Quantities in thousandths. */
export interface ComeLine extends Pick<CodedLine, 'name' | 'number' | 'dot' | 'ean'> {
  readonly intent: string;
  readonly line_id: number;
  /** How much of it is still on its way. */
  readonly left: number;
  readonly quantity: number | string | null;
  /** It is being counted by the scanner. */
  readonly scanned?: true;
}
type CodedLine = ComingTransfer['lines'][number];

const one = 1_000;

/** Everything of a transfer that is still on its way, as if all of it had come. */
export const comeOf = ({ lines }: ComingTransfer): ComeLine[] =>
  lines
    .map((line) => ({ line, left: leftOf(line) }))
    .filter(({ left }) => left > 0)
    .map(({ line: { id, name, number, dot, ean }, left }) => {
      const intent = crypto.randomUUID();
      return { intent, line_id: id, name, number, dot, ean, left, quantity: left };
    });

const quantityOf = ({ quantity }: ComeLine): number => Number(quantity ?? 0);

/**
 * The lines with one more of what a code is of, and which of them counts it; undefined where none of them has more of it. With the
 * first that is scanned a count begins, for all of them: that all of it has come was nobody's count.
 */
export function withOneMore(
  before: readonly ComeLine[],
  code: string,
): { readonly lines: readonly ComeLine[]; readonly counted: number } | undefined {
  const lines = before.some(({ scanned }) => scanned) ? before : before.map(uncounted);
  const isOf = ({ ean, number }: ComeLine) =>
    number === code || (ean !== '' && ean === eanKey(code));
  const at = lines.findIndex((line) => isOf(line) && quantityOf(line) + one <= line.left);
  const line = lines[at];
  if (!line) return undefined;
  const counted = { ...line, quantity: quantityOf(line) + one, scanned: true } as const;
  return { lines: lines.with(at, counted), counted: line.line_id };
}

/** A line of which none has come yet, unless somebody has said so. */
const uncounted = (line: ComeLine): ComeLine =>
  line.quantity === line.left ? { ...line, quantity: 0 } : line;

/** Whether it can be said of a line how much has come: nothing, or no more than is on its way. */
export const isValid = (line: ComeLine): boolean =>
  typeof line.quantity !== 'string' && quantityOf(line) >= 0 && quantityOf(line) <= line.left;

/** How much has come, and how much has not. */
export const comeAndLeft = (lines: readonly ComeLine[]) => ({
  come: lines.reduce((sum, line) => sum + quantityOf(line), 0),
  left: lines.reduce((sum, line) => sum + line.left - quantityOf(line), 0),
});

/** What has come, as it is written. */
export const written = (lines: readonly ComeLine[]) =>
  lines
    .filter((line) => quantityOf(line) > 0)
    .map(({ intent, line_id, quantity }) => ({ intent, line_id, quantity: Number(quantity) }));
