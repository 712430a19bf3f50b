import { useTranslation } from 'react-i18next';
import type { ReferenceReading } from '#contract/money/references/what-reference-is.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';

/** As what a reference can be read, and where its check digits are wrong, how it would be right. */
export function Readings({ of }: { of: readonly ReferenceReading[] }) {
  const { t } = useTranslation('payment-references');
  if (of.length === 0) return <p>{t('check.none')}</p>;
  return (
    <Scrolled label={t('check.kinds')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('check.kind')}</th>
            <th scope="col">{t('check.digits')}</th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ kind, isValid, right }) => (
            <tr key={kind}>
              <th scope="row">{t(`readings.${kind}`)}</th>
              <td>{isValid ? t('check.right') : t('check.wrong', { right })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
