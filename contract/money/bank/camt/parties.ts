import { one, textAt, type Element } from '../../../kit/xml/element.ts';
import type { BankPayment } from '../bank-file.ts';

/** The number of an account, by the element that names it. */
export const accountOf = (element: Element | undefined): string =>
  textAt(element, 'Id', 'IBAN') || textAt(element, 'Id', 'Othr', 'Id');

/** Who paid, by a transaction. Version 02 names parties without the element between. */
export function payerOf(detail: Element | undefined): BankPayment['payer'] {
  const parties = one(detail, 'RltdPties');
  const name = (party: string) =>
    textAt(parties, party, 'Pty', 'Nm') || textAt(parties, party, 'Nm');
  return {
    name: name('Dbtr') || name('UltmtDbtr'),
    account: accountOf(one(parties, 'DbtrAcct')),
  };
}
