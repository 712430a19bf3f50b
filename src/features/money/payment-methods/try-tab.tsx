import { useTranslation } from 'react-i18next';
import { roundPayment } from '#contract/money/payment-rounding.ts';
import { paymentMethods, roundingOf } from '#contract/money/payment-methods.ts';
import type { Row } from '#contract/kit/row.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';

// On either side of each coin.
const amounts = [99_02, 99_03, 99_24, 99_25, 99_49, 99_50, 99_74, 99_75, 99_99];

/** What is paid of some amounts, as the type rounds them. */
export function TryTab({ row }: { row: Row }) {
  const { t, i18n } = useTranslation('payment-methods');
  const words = useTranslations(paymentMethods);
  const rounding = roundingOf(row as unknown as Parameters<typeof roundingOf>[0]);
  const text = (minor: number) => moneyText(minor, words, i18n.language);
  return (
    <section className="section">
      <h2>{t('try.title')}</h2>
      <table className="table">
        <thead>
          <tr>
            {(['amount', 'paid', 'rounding'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`try.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {amounts.map((amount) => {
            const paid = roundPayment(amount, rounding);
            return (
              <tr key={amount}>
                <td>{text(amount)}</td>
                <td>{text(paid)}</td>
                <td>{text(paid - amount)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
