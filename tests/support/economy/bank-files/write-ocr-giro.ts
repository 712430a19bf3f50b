import { numberField, textField } from './fixed.ts';

/** An item as a bank would write it; `type` by the manual, amounts in øre and never below zero. */
export interface WrittenItem {
  readonly type: string;
  readonly sign: ' ' | '-';
  readonly day: string;
  readonly amount: number;
  readonly reference: string;
  readonly payer: string;
  readonly text: string;
}

const filled = (line: string) => line.padEnd(80, '0');

/** A transmission of OCR giro with one assignment, as its lines. */
export function writeOcrGiro(
  items: readonly WrittenItem[],
  account = '15032080119',
  agreement = '001767676',
): string[] {
  const [, year = '26', month = '11', day = '23'] =
    /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(items[0]?.day ?? '') ?? [];
  const paid = day + month + year;
  const between = items.flatMap((item, at) => linesOf(item, at + 1));
  const sum = items.reduce((all, { sign, amount }) => all + (sign === '-' ? -amount : amount), 0);
  const totals = (records: number) =>
    numberField(items.length, 8) + numberField(records, 8) + numberField(Math.abs(sum), 17) + paid;
  return [
    filled(`NY000010000080800170031${numberField('10200', 8)}`),
    filled(`NY090020${agreement}0000001${account}`),
    ...between,
    filled(`NY090088${totals(between.length + 2)}${paid}${paid}`),
    filled(`NY000089${totals(between.length + 4)}`),
  ];
}

function linesOf(item: WrittenItem, number: number): string[] {
  const { type, sign, day, amount, reference, payer, text } = item;
  const [year = '', month = '', date = ''] = day.split('-');
  const paid = date + month + year.slice(2);
  const record = (kind: string) => `NY09${type}${kind}${numberField(number, 7)}`;
  return [
    filled(
      `${record('30')}${paid}01011${numberField(number, 5)}${sign}${numberField(amount, 17)}${reference.padStart(25)}`,
    ),
    filled(
      `${record('31')}${numberField(number, 10)}${'9'.repeat(9)}0000000${paid}${numberField(payer, 11)}`,
    ),
    ...(text === '' ? [] : [filled(`${record('32')}${textField(text, 40)}`)]),
  ];
}
