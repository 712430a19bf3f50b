import { RuleError } from '../../../kit/rules/rule-error.ts';
import type { BankFile, BankPayment } from '../bank-file.ts';
import { fieldOf, fixedLines, textOf, wholeOf, wrongLine, type FixedLine } from '../fixed-lines.ts';
import { depositOf, recipientOf, type Section } from './deposits.ts';

const version = '01';

/** A file of BgMax (Sweden): what was paid to a bankgiro, by deposits. */
export function readBgMax(bytes: Uint8Array): BankFile {
  const lines = fixedLines(bytes, true);
  const start = lines[0]!;
  if (fieldOf(start, 23, 24) !== version) throw new RuleError('bank.unknown');
  const end = lines.findIndex((line) => recordOf(line) === '70');
  if (end < 0) throw new RuleError('bank.cut');
  if (end + 1 < lines.length) throw wrongLine(lines[end + 1]!);
  // T stands for a file to try with.
  if (fieldOf(start, 45, 45) === 'T') throw new RuleError('bank.test_file');

  const inside = lines.slice(1, -1);
  check(lines[end]!, inside);
  const sections = sectionsOf(inside);
  const payments = sections.flatMap(depositOf);
  const recipient = sections[0] ? recipientOf(sections[0].begins) : '';
  return {
    format: 'bgmax',
    number: [recipient, textOf(start, 25, 44)].filter((part) => part !== '').join('/') || null,
    payments: payments.filter(({ amount }: BankPayment) => amount !== 0),
  };
}

const recordOf = (line: FixedLine): string => fieldOf(line, 1, 2);

function check(totals: FixedLine, lines: readonly FixedLine[]): void {
  const counted = (...records: readonly string[]) =>
    lines.filter((line) => records.includes(recordOf(line))).length;
  const said = [
    [wholeOf(totals, 3, 10), counted('20')],
    [wholeOf(totals, 11, 18), counted('21')],
    [wholeOf(totals, 19, 26), counted('22', '23')],
    [wholeOf(totals, 27, 34), counted('15')],
  ];
  if (said.some(([wanted, got]) => wanted !== got)) throw new RuleError('bank.wrong_count');
}

/** Deposits, each from who is paid to its sum. */
function sectionsOf(lines: readonly FixedLine[]): readonly Section[] {
  const sections: Section[] = [];
  let begins: FixedLine | undefined;
  let payments: FixedLine[][] = [];
  for (const line of lines) {
    const record = recordOf(line);
    if ((record === '05') === (begins !== undefined)) throw wrongLine(line);
    if (begins === undefined) {
      begins = line;
      payments = [];
    } else if (record === '20' || record === '21') payments.push([line]);
    else if (record === '15') {
      sections.push({ begins, payments, ends: line });
      begins = undefined;
    } else if (/^2[2-9]$/.test(record) && payments.length > 0) payments.at(-1)!.push(line);
    else throw wrongLine(line);
  }
  if (begins) throw new RuleError('bank.cut');
  return sections;
}
