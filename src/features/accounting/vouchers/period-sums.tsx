import { useTranslation } from 'react-i18next';
import type { PeriodSums } from '#contract/accounting/vouchers/voucher-calls.ts';
import { ledgerAccounts } from '#contract/money/ledger-accounts.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';

const heads = ['account', 'before', 'debit', 'credit', 'after'] as const;

/** What each account stood at before a period, was debited and credited in it, and stands at behind it. */
export function AccountSums({ sums }: { sums: PeriodSums['accounts'] }) {
  const { t } = useTranslation('vouchers');
  const amount = useAmount();
  const total = (of: (one: (typeof sums)[number]) => number) =>
    amount(sums.reduce((sum, one) => sum + of(one), 0));
  const after = ({ before, debit, credit }: (typeof sums)[number]) => before + debit - credit;
  return (
    <section className="section" aria-label={t('period.balance')}>
      <h2>{t('period.balance')}</h2>
      <Scrolled label={t('period.balance')}>
        <table className="table">
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th key={head} scope="col" className={at === 0 ? undefined : 'numeric'}>
                  {t(`sums.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map((one) => (
              <tr key={one.account}>
                <th scope="row">{`${one.account} ${one.name}`}</th>
                <td className="numeric">{amount(one.before)}</td>
                <td className="numeric">{amount(one.debit)}</td>
                <td className="numeric">{amount(one.credit)}</td>
                <td className="numeric">{amount(after(one))}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('sums.all')}</th>
              <td className="numeric">{total(({ before }) => before)}</td>
              <td className="numeric">{total(({ debit }) => debit)}</td>
              <td className="numeric">{total(({ credit }) => credit)}</td>
              <td className="numeric">{total(after)}</td>
            </tr>
          </tbody>
        </table>
      </Scrolled>
    </section>
  );
}

function useAmount(): (minor: number) => string {
  const { i18n } = useTranslation('vouchers');
  const words = useTranslations(ledgerAccounts);
  return (minor) => moneyText(minor, words, i18n.language);
}
