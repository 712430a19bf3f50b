import type { Receipt } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import {
  receiptHeading,
  receiptWordsOf,
  sellerNumber,
  unitPrice,
} from '#contract/cash/cash-registers/receipt-words.ts';
import { across, amountOn, numberOn, rule, wrapped, type RollLine } from './roll.ts';

/** How a receipt is printed. */
export interface ReceiptPaper {
  /** That of the register, whose law says what stands on it. */
  readonly country: string;
  /** It is the one copy. */
  readonly copy: boolean;
  /** How many signs stand in a line. */
  readonly columns: number;
}

/** A sale, a return or what was received, as the law wants it on paper: what it is, is twice as large as its amounts. */
export function receiptRoll(receipt: Receipt, paper: ReceiptPaper): RollLine[] {
  const { country, copy, columns } = paper;
  const { seller, lines, payments, vat, gross, rounding, of_nr: of } = receipt;
  const words = receiptWordsOf(country);
  const large = (text: string) =>
    wrapped(text, columns, { size: 'large', bold: true, centred: true });
  const middle = (text: string) => wrapped(text, columns, { centred: true });
  const row = (left: string, right: string) => across(left, right, columns);
  return [
    ...large(receiptHeading(receipt, words)),
    ...(copy ? large(words.copy) : []),
    ...wrapped(seller.name, columns, { bold: true, centred: true }),
    ...middle(`${seller.street}, ${seller.zip} ${seller.city}`),
    ...middle(sellerNumber(seller, country)),
    ...middle(receipt.header),
    rule(columns),
    ...row(`${words.number} ${receipt.nr}`, `${receipt.day} ${receipt.time}`),
    ...row(`${words.register} ${receipt.register}`, `${words.cashier} ${receipt.user}`),
    ...(of === null ? [] : wrapped(`${words.of} ${of}`, columns)),
    ...(receipt.order === null ? [] : wrapped(`${words.order} ${receipt.order.number}`, columns)),
    ...(receipt.kind === 'return' ? [] : wrapped(receipt.reason, columns)),
    rule(columns),
    ...lines.flatMap((line) => [
      ...row(line.description, amountOn(line.gross)),
      ...wrapped(`${numberOn(line.quantity, 3)} x ${amountOn(unitPrice(line))}`, columns),
      ...(line.discount > 0 ? wrapped(`${words.off} ${amountOn(line.discount)}`, columns) : []),
    ]),
    rule(columns),
    ...across(words.total, `${receipt.currency} ${amountOn(gross)}`, columns, { bold: true }),
    ...(rounding === 0 ? [] : row(words.rounding, amountOn(rounding))),
    ...payments.flatMap(({ method, reference, amount, handed }) => [
      ...row([method, reference].filter(Boolean).join(' '), amountOn(amount)),
      ...(handed === null || handed === amount
        ? []
        : [
            ...row(words.handed, amountOn(handed)),
            ...row(words.change, amountOn(handed - amount)),
          ]),
    ]),
    ...vat.flatMap(({ vat_rate: rate, net, vat: part }) =>
      row(`${words.vat} ${numberOn(rate, 2)} % - ${words.net} ${amountOn(net)}`, amountOn(part)),
    ),
    ...(receipt.footer === '' ? [] : [rule(columns), ...middle(receipt.footer)]),
  ];
}
