import { RuleError } from '../../kit/rules/rule-error.ts';
import { takePart } from '../../money/allocation.ts';
import type { JournalLine } from './journal/entries.ts';

/** How much of a line, in thousandths and minor units. */
type Part = Pick<JournalLine, 'quantity' | 'gross' | 'net' | 'vat'>;

/** A line that was sold, and what of it came back by now: above zero. */
export interface SoldLine extends JournalLine {
  readonly returned: Part;
}

/** What comes back of a line, by its position; in thousandths. */
export interface WantedReturn {
  readonly position: number;
  readonly quantity: number;
}

/**
 * The lines of a return: parts of what was sold, with the amounts that were paid for them. The last one
 * takes what is left, so that all returns together come to what was sold. Throws where no more of a line
 * is left (`common.more_than_left`), and where there is no such line (`cash-registers.no_such_line`).
 */
export function returnedLines(
  sold: readonly SoldLine[],
  wanted: readonly WantedReturn[],
): JournalLine[] {
  if (new Set(wanted.map(({ position }) => position)).size < wanted.length) {
    throw new RuleError('cash-registers.no_such_line');
  }
  return wanted.map(({ position, quantity }, at) => {
    const line = sold.find((one) => one.position === position);
    if (!line) throw new RuleError('cash-registers.no_such_line');
    const { returned, ...of } = line;
    const left = {
      quantity: line.quantity - returned.quantity,
      amounts: [line.gross - returned.gross, line.net - returned.net],
    };
    const [gross, net] = takePart(left, quantity).part.amounts as [number, number];
    return {
      ...of,
      position: at,
      quantity: 0 - quantity,
      gross: 0 - gross,
      net: 0 - net,
      vat: net - gross,
      discount: 0,
    };
  });
}
