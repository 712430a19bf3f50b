import { useTranslation } from 'react-i18next';
import type { Resource } from '#contract/kit/resource.ts';
import type { Calculated } from '#contract/money/document-lines.ts';
import { moneyText } from '../values/value-text.ts';
import { useTranslations } from '../words.ts';
import { amountText } from '#src/i18n/formats.ts';

interface Props {
  resource: Resource;
  totals: Pick<Calculated['totals'], 'net' | 'gross' | 'vat_rates'> | undefined;
  /** The code of why they cannot be told. */
  problem?: string | undefined;
}

/** What a document comes to: without VAT, the VAT of each rate, and together. */
export function Totals({ resource, totals, problem }: Props) {
  const { t, i18n } = useTranslation('crud');
  const words = useTranslations(resource);
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
  if (!('gross' in resource.fields)) return null;
  if (problem) {
    return (
      <p className="message warn" role="status">
        {t(problem.replace('.', ':errors.'))}
      </p>
    );
  }
  if (!totals) return null;
  return (
    <dl className="document-totals stack tight at-end" aria-label={t('document.totals')}>
      <div className="row apart">
        <dt>{words.field('net')}</dt>
        <dd className="amount">{amount(totals.net)}</dd>
      </div>
      {totals.vat_rates.map(({ category, rate, vat }) => (
        <div key={`${category} ${rate}`} className="row apart">
          <dt>{t('document.vat', { rate: amountText(rate, 2, 0) })}</dt>
          <dd className="amount">{amount(vat)}</dd>
        </div>
      ))}
      <div className="document-gross row apart t20 strong">
        <dt>{words.field('gross')}</dt>
        <dd aria-live="polite">{amount(totals.gross)}</dd>
      </div>
    </dl>
  );
}
