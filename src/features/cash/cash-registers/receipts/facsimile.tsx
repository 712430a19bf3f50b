import { Fragment } from 'react';
import type { Receipt } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import {
  receiptHeading,
  receiptWordsOf,
  sellerNumber,
  unitPrice,
} from '#contract/cash/cash-registers/receipt-words.ts';
import { amountText } from '#src/i18n/formats.ts';
import type { CashRegister } from '../at-register.tsx';
import './facsimile.css';

interface Props {
  register: CashRegister;
  receipt: Receipt;
  copy: boolean;
}

/** A receipt as it is printed on a roll of 80 mm: its heading is larger than its amounts, as the law wants it. */
export function Facsimile({ register, receipt, copy }: Props) {
  const words = receiptWordsOf(register.country);
  const { nr, day, time, user, seller, lines, payments, vat, gross, rounding } = receipt;
  const amount = (minor: number) => amountText(minor, 2, 2);
  return (
    <article className="receipt" lang={langOf(register.country)}>
      <h2>{receiptHeading(receipt, words)}</h2>
      {copy && <h2>{words.copy}</h2>}
      <p>
        <b>{seller.name}</b>
        <br />
        {[seller.street, `${seller.zip} ${seller.city}`].join(', ')}
        <br />
        {sellerNumber(seller, register.country)}
      </p>
      {receipt.header && <p>{receipt.header}</p>}
      <p>
        {`${words.number} ${nr}`}
        <span>{`${day} ${time}`}</span>
      </p>
      <p>
        {`${words.register} ${receipt.register}`}
        <span>{`${words.cashier} ${user}`}</span>
      </p>
      {receipt.of_nr !== null && <p>{`${words.of} ${receipt.of_nr}`}</p>}
      {receipt.order !== null && <p>{`${words.order} ${receipt.order.number}`}</p>}
      {receipt.kind !== 'return' && receipt.reason && <p>{receipt.reason}</p>}
      <table>
        <tbody>
          {lines.map((line) => (
            <tr key={line.position}>
              <td>
                {line.description}
                <br />
                <small>
                  {[
                    `${amountText(line.quantity, 3, 0)} × ${amount(unitPrice(line))}`,
                    line.discount > 0 && `${words.off} ${amount(line.discount)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </td>
              <td>{amount(line.gross)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{`${receipt.currency} ${amount(gross)}`}</td>
          </tr>
          {rounding !== 0 && (
            <tr>
              <td>{words.rounding}</td>
              <td>{amount(rounding)}</td>
            </tr>
          )}
          {[...payments.entries()].map(([at, { method, reference, amount: paid, handed }]) => (
            <Fragment key={at}>
              <tr>
                <td>{[method, reference].filter(Boolean).join(' ')}</td>
                <td>{amount(paid)}</td>
              </tr>
              {handed !== null && handed > paid && (
                <>
                  <tr>
                    <td>{words.handed}</td>
                    <td>{amount(handed)}</td>
                  </tr>
                  <tr>
                    <td>{words.change}</td>
                    <td>{amount(handed - paid)}</td>
                  </tr>
                </>
              )}
            </Fragment>
          ))}
          {vat.map(({ vat_rate, net, vat: of }) => (
            <tr key={vat_rate}>
              <td>{`${words.vat} ${amountText(vat_rate, 2, 0)} % · ${words.net} ${amount(net)}`}</td>
              <td>{amount(of)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {receipt.footer && <p>{receipt.footer}</p>}
    </article>
  );
}

const languages: Readonly<Record<string, string>> = { NO: 'nb', SE: 'sv', DK: 'da', FI: 'fi' };
const langOf = (country: string): string => languages[country] ?? 'nb';
