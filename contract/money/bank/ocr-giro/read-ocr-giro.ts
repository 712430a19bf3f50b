import { RuleError } from '../../../kit/rules/rule-error.ts';
import type { BankFile } from '../bank-file.ts';
import {
  bareNumber,
  fieldOf,
  fixedLines,
  wholeOf,
  wrongLine,
  type FixedLine,
} from '../fixed-lines.ts';
import { assignmentsOf } from './assignments.ts';
import { itemsOf, paymentOf } from './items.ts';

const serviceOfPayments = '09';

/**
 * A file of OCR giro (Norway). Agreements of AvtaleGiro may stand in it beside payments; what we ourselves
 * send to the bank has none, and is refused.
 */
export function readOcrGiro(bytes: Uint8Array): BankFile {
  const lines = fixedLines(bytes, false);
  const end = lines.findIndex(({ signs }) => signs.startsWith('NY000089'));
  if (end < 0) throw new RuleError('bank.cut');
  if (end + 1 < lines.length) throw wrongLine(lines[end + 1]!);
  const start = lines[0]!;
  const transmission = fieldOf(start, 17, 23);

  const assignments = assignmentsOf(lines.slice(1, -1));
  const paid = assignments.filter(({ service }) => service === serviceOfPayments);
  if (assignments.length > 0 && paid.length === 0) throw new RuleError('bank.unknown');

  let transactions = 0;
  let sum = 0;
  const payments = assignments.flatMap((assignment) => {
    const { begins, between, ends, service } = assignment;
    const items = service === serviceOfPayments ? itemsOf(between) : undefined;
    const said = totalsOf(ends);
    const counted = items ? items.length : said.transactions;
    const amount = items ? items.reduce((all, item) => all + item.controlled, 0) : said.sum;
    check(said, { transactions: counted, records: between.length + 2, sum: amount });
    transactions += counted;
    sum += amount;
    return (items ?? []).map((item) => paymentOf(item, begins, transmission));
  });
  check(totalsOf(lines[end]!), { transactions, records: lines.length, sum });
  return {
    format: 'ocr_giro',
    number: `${bareNumber(start, 24, 31)}/${transmission}`,
    agreements: [...new Set(paid.map(({ begins }) => fieldOf(begins, 9, 17)))],
    payments: payments.filter(({ amount }) => amount !== 0),
  };
}

interface Totals {
  readonly transactions: number;
  readonly records: number;
  /** Of amounts, as the file counts them. */
  readonly sum: number;
}

const totalsOf = (line: FixedLine): Totals => ({
  transactions: wholeOf(line, 9, 16),
  records: wholeOf(line, 17, 24),
  sum: wholeOf(line, 25, 41),
});

function check(said: Totals, counted: Totals): void {
  if (said.transactions !== counted.transactions || said.records !== counted.records) {
    throw new RuleError('bank.wrong_count');
  }
  // The field has no place for a sign.
  if (said.sum !== Math.abs(counted.sum)) throw new RuleError('bank.wrong_sum');
}
