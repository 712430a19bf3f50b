import type { BankPayment } from '../bank-file.ts';
import { dayOfParts } from '../days-of-banks.ts';
import {
  bareNumber,
  fieldOf,
  joined,
  textOf,
  wholeOf,
  wrongLine,
  type FixedLine,
} from '../fixed-lines.ts';
import { recordOf } from './assignments.ts';

/** An item of an assignment: its two lines, and those of its text. */
export interface Item {
  readonly first: FixedLine;
  readonly second: FixedLine;
  readonly texts: readonly FixedLine[];
  /** Minor units, as control sums count it. */
  readonly controlled: number;
}

const typeOf = (line: FixedLine) => fieldOf(line, 5, 6);
const itemNumberOf = (line: FixedLine) => fieldOf(line, 9, 15);

// Payments (10 to 17), what is taken back (18, 20), and purchases at terminals (19, 21).
const isType = (type: string) => /^(1\d|2[01])$/.test(type);
const takesAway = new Set(['18', '20']);

/** The items of an assignment of payments. Throws RuleError where lines do not belong together. */
export function itemsOf(lines: readonly FixedLine[]): readonly Item[] {
  const items: Item[] = [];
  for (let at = 0; at < lines.length;) {
    const first = lines[at]!;
    if (recordOf(first) !== '30' || !isType(typeOf(first))) throw wrongLine(first);
    const second = lines[at + 1] ?? first;
    if (recordOf(second) !== '31' || !isOf(first, second)) throw wrongLine(second);
    at += 2;
    const texts: FixedLine[] = [];
    for (; at < lines.length && recordOf(lines[at]!) === '32'; at += 1) {
      if (!isOf(first, lines[at]!)) throw wrongLine(lines[at]!);
      texts.push(lines[at]!);
    }
    items.push({ first, second, texts, controlled: signOf(first) * wholeOf(first, 33, 49) });
  }
  return items;
}

const isOf = (first: FixedLine, other: FixedLine) =>
  typeOf(first) === typeOf(other) && itemNumberOf(first) === itemNumberOf(other);

function signOf(line: FixedLine): 1 | -1 {
  const sign = fieldOf(line, 32, 32);
  if (sign === '-') return -1;
  // What carries no sign is filled as other fields are.
  if (sign !== ' ' && sign !== '0') throw wrongLine(line);
  return 1;
}

/** What an item pays. Control sums add what types 18 and 20 take away; it is taken away all the same. */
export function paymentOf(item: Item, assignment: FixedLine, transmission: string): BankPayment {
  const { first, second, texts, controlled } = item;
  const day = dayOfParts(
    `20${fieldOf(first, 20, 21)}`,
    fieldOf(first, 18, 19),
    fieldOf(first, 16, 17),
  );
  if (day === undefined) throw wrongLine(first);
  const amount = takesAway.has(typeOf(first)) ? -Math.abs(controlled) : controlled;
  const reference = textOf(first, 50, 74);
  const agreement = fieldOf(assignment, 9, 17);
  const number = fieldOf(assignment, 18, 24);
  return {
    // The numbers of transmissions begin again each year.
    key: ['ocr', day, transmission, agreement, number, itemNumberOf(first)].join('/'),
    day,
    amount,
    currency: 'NOK',
    account: textOf(assignment, 25, 35),
    references: reference === '' ? [] : [{ reference, amount }],
    payer: { name: '', account: bareNumber(second, 48, 58) && textOf(second, 48, 58) },
    text: joined(texts, 16, 55),
  };
}
