import { useTranslation } from 'react-i18next';
import { Loaded } from '#src/crud/loaded.tsx';
import type { Numbers } from './use-setup.ts';

/** Which numbers the company's invoices and vouchers get next, and who says where they begin. */
export function NumberSeries({ numbers }: { numbers: Numbers }) {
  const { t } = useTranslation('billing');
  return (
    <section className="section stack tight" aria-label={t('series.title')}>
      <h2>{t('series.title')}</h2>
      <Loaded query={numbers} rows={4}>
        {({ data: { series } }) => (
          <>
            <dl className="facts">
              {series.map(({ series: of, year, next }) => (
                <div key={of}>
                  <dt>{t(`series.${of}`, { year })}</dt>
                  <dd>{of === 'invoices' ? next : `${of}${next}`}</dd>
                </div>
              ))}
            </dl>
            <p className="muted">
              {series.some(({ series: of, has_begun: begun }) => of === 'invoices' && begun)
                ? t('series.begun')
                : t('series.begins')}
            </p>
          </>
        )}
      </Loaded>
    </section>
  );
}
