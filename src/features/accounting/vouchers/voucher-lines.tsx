import { useTranslation } from 'react-i18next';
import type { ShownLine } from '#contract/accounting/vouchers/voucher-calls.ts';
import { ledgerAccounts } from '#contract/money/ledger-accounts.ts';
import { showNumber } from '#src/crud/values/number-text.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';

const heads = ['account', 'debit', 'credit', 'vat', 'costCentre'] as const;

/** The lines of a voucher: on which account, debit or credit, and for which VAT. */
export function VoucherLines({ lines }: { lines: readonly ShownLine[] }) {
  const { t, i18n } = useTranslation('vouchers');
  const words = useTranslations(ledgerAccounts);
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
  return (
    <Scrolled label={t('lines.title')}>
      <table className="table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(`lines.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={JSON.stringify(line)}>
              <th scope="row">{`${line.account} ${line.account_name}`}</th>
              <td>{line.amount > 0 ? amount(line.amount) : ''}</td>
              <td>{line.amount < 0 ? amount(0 - line.amount) : ''}</td>
              <td>
                {line.vat_rate === null
                  ? ''
                  : `${line.vat_code} (${showNumber(line.vat_rate, 2, i18n.language)} %)`}
              </td>
              <td>{line.cost_centre}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
