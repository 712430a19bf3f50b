import type { BankFile, BankPayment } from '#contract/money/bank/bank-file.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { referenceOf } from '#contract/money/references/payment-references.ts';
import { referenceKindOf } from '#contract/money/references/reference-kinds.ts';

/** An invoice that was paid, and on which day its bank had that. Amount in minor units. */
export interface Paid {
  readonly number: string;
  readonly reference: string;
  readonly payer: string;
  readonly amount: number;
  readonly day: string;
}

/** A payment of a file, and the invoice that it is meant for; `isKnown` where its reference says so. */
export interface Entered<One extends Paid> extends BankPayment {
  readonly one: One;
  readonly isKnown: boolean;
}

/** A file that was read on the evening of its last day. */
export interface ReadFile<One extends Paid> extends Pick<BankFile, 'format'> {
  readonly name: string;
  readonly number: string;
  readonly read_at: string;
  readonly payments: readonly Entered<One>[];
}

/** To whom it is paid: `account` as the company gives it out. */
export interface PaidTo {
  readonly country: 'NO' | 'SE';
  readonly account: string;
  readonly currency: string;
}

// In both of their languages.
const said = (number: string) => `Faktura ${number}`;
// What is wrong with the first payments of the last week.
const oddities = ['other', 'written', 'more', 'other', 'written'] as const;
const tooMuch = 500_00;
// From here on no invoice of the demo is numbered.
const otherInvoices = 9_001;

/** The files by which a bank said what was paid, one for each seven days until yesterday that had any; the oldest first. */
export function bankFiles<One extends Paid>(
  paid: readonly One[],
  to: PaidTo,
  today: string,
): ReadFile<One>[] {
  const weekOf = ({ day }: Paid) => Math.ceil((Date.parse(today) - Date.parse(day)) / 604_800_000);
  const weeks = [...Map.groupBy(paid, weekOf)].toSorted(([one], [other]) => other - one);
  return weeks.map(([week, some], nth) => {
    const last = daysAfter(today, 6 - week * 7);
    const sorted = some.toSorted((one, other) =>
      one.day < other.day ? -1 : Number(one.day > other.day),
    );
    const of = { ...to, nth: String(nth + 1).padStart(7, '0') };
    return {
      ...namesOf(last, of),
      read_at: `${last}T20:00:00Z`,
      payments: sorted.map((one, at) => entered(one, at, week === 1, of)),
    };
  });
}

interface Numbered extends PaidTo {
  readonly nth: string;
}

/** Names and numbers as the bank of each country has them. */
function namesOf(day: string, { country, account, nth }: Numbered) {
  const bare = day.replaceAll('-', '');
  return country === 'NO'
    ? { format: 'ocr_giro' as const, name: `OCR.${bare}.txt`, number: `10200/${nth}` }
    : {
        format: 'bgmax' as const,
        name: `BGMAX.${bare}.txt`,
        number: `${digitsOf(account)}/${bare}200000000000`,
      };
}

const digitsOf = (account: string) => account.replaceAll('-', '');

function entered<One extends Paid>(
  one: One,
  at: number,
  isLast: boolean,
  { country, account, currency, nth }: Numbered,
): Entered<One> {
  const odd = isLast ? oddities[at] : undefined;
  const amount = one.amount + (odd === 'more' ? tooMuch : 0);
  const reference =
    odd === 'other'
      ? referenceOf(referenceKindOf(country), String(otherInvoices + at))
      : one.reference;
  const item = String(at + 1);
  return {
    one,
    isKnown: odd !== 'other' && odd !== 'written',
    key:
      country === 'NO'
        ? `ocr/${one.day}/${nth}/001767676/0000001/${item.padStart(7, '0')}`
        : `bg/${digitsOf(account)}/${one.day}/${nth.slice(-5)}/${item}`,
    day: one.day,
    amount,
    currency,
    account: digitsOf(account),
    references: odd === 'written' ? [] : [{ reference, amount }],
    payer: { name: one.payer, account: '' },
    text: odd === 'written' ? said(one.number) : '',
  };
}
