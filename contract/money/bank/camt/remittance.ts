import { all, one, textAt, type Element } from '../../../kit/xml/element.ts';
import type { PaidReference } from '../bank-file.ts';
import { amountOf } from './amounts-of-entries.ts';

/** What a transaction says that it pays: references, else numbers of documents, with the amounts that are said of them in its currency. */
export const referencesOf = (
  detail: Element,
  sign: 1 | -1,
  currency: string,
): readonly PaidReference[] =>
  all(detail, 'RmtInf', 'Strd').flatMap((said) => {
    const reference = textAt(said, 'CdtrRefInf', 'Ref');
    const numbers = all(said, 'RfrdDocInf', 'Nb').map(({ text }) => text.trim());
    const named = (reference === '' ? numbers : [reference]).filter((one) => one !== '');
    const amount = named.length === 1 ? partOf(said, sign, currency) : null;
    return named.map((one) => ({ reference: one, amount }));
  });

/** What is paid of what is referred to; of a credit note it counts the other way. */
function partOf(said: Element, sign: 1 | -1, currency: string): number | null {
  const paid = amountOf(one(said, 'RfrdDocAmt', 'RmtdAmt'));
  if (paid) return paid.currency === currency ? sign * paid.minor : null;
  const credited = amountOf(one(said, 'RfrdDocAmt', 'CdtNoteAmt'));
  return credited?.currency === currency ? 0 - sign * credited.minor : null;
}

/** What the payer of a transaction wrote. */
export const textOf = (detail: Element): string =>
  [...all(detail, 'RmtInf', 'Ustrd'), ...all(detail, 'RmtInf', 'Strd', 'AddtlRmtInf')]
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(' ');
