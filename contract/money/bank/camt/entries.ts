import { RuleError } from '../../../kit/rules/rule-error.ts';
import { all, one, textAt, type Element } from '../../../kit/xml/element.ts';
import type { BankPayment } from '../bank-file.ts';
import { dayOfParts } from '../days-of-banks.ts';
import { amountOf, signOf, type SaidAmount } from './amounts-of-entries.ts';
import { payerOf } from './parties.ts';
import { referencesOf, textOf } from './remittance.ts';

/** Where an entry stands. */
export interface Place {
  readonly account: string;
  /** The id of the message. */
  readonly message: string;
  /** Which of the file's entries it is, from 1. */
  readonly at: number;
}

/**
 * What an entry says was paid. None where it is not booked yet, or is what the company paid itself: what
 * takes away from its account and takes nothing back.
 */
export function paymentsOfEntry(entry: Element, place: Place): readonly BankPayment[] {
  const wrong = () => new RuleError('bank.wrong_entry', { entry: place.at });
  const booked = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  const whole = amountOf(one(entry, 'Amt'));
  const sign = signOf(entry);
  const day = dayOf(entry);
  if (whole === undefined || sign === undefined || place.account === '') throw wrong();
  if (booked !== 'BOOK') return [];
  if (day === undefined) throw wrong();
  const isReversal = ['true', '1'].includes(textAt(entry, 'RvslInd'));

  const { currency } = whole;
  return partsOf(entry, whole, sign)
    .filter((part) => part.minor !== 0 && (sign > 0 || isReversal || part.sign > 0))
    .map((part, nth) => ({
      key: keyOf(entry, part, place, nth),
      day,
      amount: part.sign * part.minor,
      currency,
      account: place.account,
      references: part.details.flatMap((detail) => referencesOf(detail, part.sign, currency)),
      payer: payerOf(part.details.length === 1 ? part.details[0] : undefined),
      text: part.details
        .map(textOf)
        .filter((text) => text !== '')
        .join(' '),
    }));
}

/** Some of an entry that is one payment, by the elements that say what it is. */
interface Part {
  readonly minor: number;
  readonly sign: 1 | -1;
  readonly details: readonly Element[];
}

/**
 * The payments of an entry. A batch is its transactions, each with its own amount; where they do not all say
 * one in the entry's currency, or are fewer than the bank says, the entry is one payment: so no money is lost.
 */
function partsOf(entry: Element, whole: SaidAmount, sign: 1 | -1): readonly Part[] {
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const announced = all(entry, 'NtryDtls', 'Btch')
    .map((batch) => Number(textAt(batch, 'NbOfTxs')))
    .reduce((sum, many) => sum + many, 0);
  // Only a batch that goes both ways says of each which: otherwise it goes as its entry does.
  const goesBothWays = new Set(details.map(signOf)).isSupersetOf(bothWays);
  const parts = details.flatMap((detail) => {
    const said = amountOf(one(detail, 'Amt') ?? one(detail, 'AmtDtls', 'TxAmt', 'Amt'));
    if (said?.currency !== whole.currency) return [];
    const own = goesBothWays ? signOf(detail) : undefined;
    return { minor: said.minor, sign: own ?? sign, details: [detail] };
  });
  const isWhole = parts.length === details.length && details.length >= announced;
  const isSaid = isWhole && parts.some((part) => part.minor > 0);
  return isSaid ? parts : [{ minor: whole.minor, sign, details }];
}

const bothWays = new Set<1 | -1 | undefined>([1, -1]);

/** By the bank's own number of a transaction, else of the entry, else by where it stands. What is taken back may have the number of what was paid. */
function keyOf(entry: Element, part: Part, { account, message, at }: Place, nth: number): string {
  const way = part.sign === -1 ? 'back' : 'in';
  const own = part.details.length === 1 ? textAt(part.details[0], 'Refs', 'AcctSvcrRef') : '';
  if (own !== '') return [account, way, own].join('/');
  const ofEntry = textAt(entry, 'AcctSvcrRef');
  if (ofEntry !== '') return [account, way, ofEntry, nth + 1].join('/');
  return [account, way, message, at, nth + 1].join('/');
}

function dayOf(entry: Element): string | undefined {
  const said = ['BookgDt', 'ValDt'].flatMap((name) => [
    textAt(entry, name, 'Dt'),
    textAt(entry, name, 'DtTm'),
  ]);
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d\d)-(\d\d)/.exec(said.find((text) => text !== '') ?? '') ?? [];
  return dayOfParts(year, month, day);
}
