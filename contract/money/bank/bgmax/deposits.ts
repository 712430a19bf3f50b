import { RuleError } from '../../../kit/rules/rule-error.ts';
import type { BankPayment, PaidReference } from '../bank-file.ts';
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

/** A deposit: who is paid, the lines of each payment or deduction, and the line with its sum. */
export interface Section {
  readonly begins: FixedLine;
  readonly payments: readonly (readonly FixedLine[])[];
  readonly ends: FixedLine;
}

// Its references stand in lines of their own; its own field holds nothing, or what the payer wrote there.
const ofSeveralReferences = '3';

/** The bankgiro that is paid to. */
export const recipientOf = (begins: FixedLine): string => bareNumber(begins, 3, 12);

/** What was paid in a deposit. Throws RuleError where its payments are not its sum, or not of its currency. */
export function depositOf({ begins, payments, ends }: Section): readonly BankPayment[] {
  const currency = fieldOf(begins, 23, 25);
  if (!/^[A-Z]{3}$/.test(currency)) throw wrongLine(begins);
  if (fieldOf(ends, 69, 71) !== currency) throw new RuleError('bank.mixed_currency');
  const day = dayOfParts(fieldOf(ends, 38, 41), fieldOf(ends, 42, 43), fieldOf(ends, 44, 45));
  if (day === undefined) throw wrongLine(ends);
  const account = recipientOf(begins);
  const of = { day, currency, account };
  const paid = payments.map((lines, at) =>
    paymentOf(lines, ['bg', account, day, fieldOf(ends, 46, 50)].join('/'), at, of),
  );
  if (wholeOf(ends, 72, 79) !== paid.length) throw new RuleError('bank.wrong_count');
  const sum = paid.reduce((all, { amount }) => all + amount, 0);
  if (wholeOf(ends, 51, 68) !== sum) throw new RuleError('bank.wrong_sum');
  return paid;
}

function paymentOf(
  [first, ...more]: readonly FixedLine[],
  deposit: string,
  at: number,
  of: Pick<BankPayment, 'day' | 'currency' | 'account'>,
): BankPayment {
  const sign = isDeduction(first!) ? -1 : 1;
  const amount = sign * wholeOf(first!, 38, 55);
  const named = (record: string) => more.filter((line) => fieldOf(line, 1, 2) === record);
  // Bankgirot numbers payments by deposit.
  const serial = bareNumber(first!, 58, 69) || `at ${at + 1}`;
  return {
    key: `${deposit}/${serial}`,
    ...of,
    amount,
    references: referencesOf(first!, more, amount, sign),
    payer: {
      name: textOf(named('26')[0] ?? none, 3, 37),
      account: bareNumber(first!, 3, 12),
    },
    text: joined(named('25'), 3, 52),
  };
}

const none: FixedLine = { number: 0, signs: '' };

const isDeduction = (line: FixedLine) => fieldOf(line, 1, 2) === '21';

function referencesOf(
  first: FixedLine,
  more: readonly FixedLine[],
  amount: number,
  sign: 1 | -1,
): readonly PaidReference[] {
  const further = more
    .filter((line) => /^2[23]$/.test(fieldOf(line, 1, 2)))
    .map((line) => {
      // What a payment settles less of than it could, by a credit note.
      const against = fieldOf(line, 1, 2) === '23' ? -1 : 1;
      const part = sign * against * wholeOf(line, 38, 55);
      return { reference: textOf(line, 13, 37), amount: part === 0 ? null : part };
    });
  const isOfSeveral = further.length > 0 && fieldOf(first, 56, 56) === ofSeveralReferences;
  const own = {
    reference: textOf(first, 13, 37),
    amount: further.length > 0 ? null : amount,
  };
  return [...(isOfSeveral ? [] : [own]), ...further].filter(({ reference }) => reference !== '');
}
