import { RuleError } from '../../../kit/rules/rule-error.ts';
import { fieldOf, wrongLine, type FixedLine } from '../fixed-lines.ts';

/** What the bank sends for one account, between a line that begins and one that ends it. */
export interface Assignment {
  readonly service: string;
  readonly begins: FixedLine;
  readonly between: readonly FixedLine[];
  readonly ends: FixedLine;
}

const serviceOf = (line: FixedLine) => fieldOf(line, 3, 4);

/** The kind of a line. */
export const recordOf = (line: FixedLine): string => fieldOf(line, 7, 8);

/** The assignments of a transmission, by the lines inside of it. Throws RuleError where one does not end, or a line is in none. */
export function assignmentsOf(lines: readonly FixedLine[]): readonly Assignment[] {
  const found: Assignment[] = [];
  let begins: FixedLine | undefined;
  let between: FixedLine[] = [];
  for (const line of lines) {
    const record = recordOf(line);
    const isBeginning = record === '20';
    if (!line.signs.startsWith('NY') || isBeginning === (begins !== undefined)) {
      throw wrongLine(line);
    }
    if (begins === undefined) {
      begins = line;
      between = [];
      continue;
    }
    if (serviceOf(line) !== serviceOf(begins)) throw wrongLine(line);
    if (record === '88') {
      found.push({ service: serviceOf(begins), begins, between, ends: line });
      begins = undefined;
    } else between.push(line);
  }
  if (begins) throw new RuleError('bank.cut');
  return found;
}
