import { numberField, textField } from './fixed.ts';

/** A payment or deduction as Bankgirot would write it; amounts in öre, `parts` below zero for credit notes. */
export interface WrittenGiro {
  readonly isDeduction: boolean;
  readonly amount: number;
  readonly reference: string;
  readonly parts: readonly { readonly reference: string; readonly amount: number }[];
  readonly payer: { readonly name: string; readonly account: string };
  readonly text: string;
}

interface WrittenDeposit {
  readonly day: string;
  readonly currency?: string;
  readonly payments: readonly WrittenGiro[];
}

/** A file of BgMax, as its lines. */
export function writeBgMax(deposits: readonly WrittenDeposit[], mark = 'P'): string[] {
  const inside = deposits.flatMap((deposit, at) => linesOfDeposit(deposit, at + 1));
  const counted = (records: readonly string[]) =>
    numberField(inside.filter((line) => records.includes(line.slice(0, 2))).length, 8);
  return [
    `01${textField('BGMAX', 20)}0120040525173035010331${mark}`,
    ...inside,
    `70${[['20'], ['21'], ['22', '23'], ['15']].map(counted).join('')}`,
  ].map((line) => line.padEnd(80));
}

function linesOfDeposit({ day, currency = 'SEK', payments }: WrittenDeposit, nth: number) {
  const sum = payments.reduce((all, one) => all + (one.isDeduction ? -one.amount : one.amount), 0);
  return [
    `05${numberField('9912346', 10)}${' '.repeat(10)}${currency}`,
    ...payments.flatMap((payment, at) => linesOfPayment(payment, at + 1)),
    `15${'0'.repeat(35)}${day.replaceAll('-', '')}${numberField(nth, 5)}${numberField(sum, 18)}${currency}${numberField(payments.length, 8)}`,
  ];
}

function linesOfPayment(payment: WrittenGiro, serial: number): string[] {
  const { isDeduction, amount, reference, parts, payer, text } = payment;
  const line = (record: string, of: string, many: number, code: string) =>
    `${record}${numberField(payer.account, 10)}${of.padStart(25)}${numberField(many, 18)}${code}2${numberField(serial, 12)}0`;
  return [
    line(isDeduction ? '21' : '20', reference, amount, parts.length > 0 ? '3' : '2'),
    ...parts.map((part) =>
      line(part.amount < 0 ? '23' : '22', part.reference, Math.abs(part.amount), '2'),
    ),
    ...(text === '' ? [] : [`25${text}`]),
    ...(payer.name === '' ? [] : [`26${payer.name}`]),
  ];
}
