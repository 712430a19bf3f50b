import { useTranslation } from 'react-i18next';
import type { MecaProStatus } from '#contract/sales/meca-pro/meca-pro.ts';
import { showDate, showTime } from '#src/i18n/time.ts';

/** What was ordered for an order, by the numbers that the supplier knows it by. */
export function Ordered({ ordered }: Pick<MecaProStatus, 'ordered'>) {
  const { t } = useTranslation('meca-pro');
  return (
    <section className="section" aria-label={t('ordered.title')}>
      <h2>{t('ordered.title')}</h2>
      {ordered.length === 0 && <p>{t('ordered.none')}</p>}
      <ol className="rows">
        {ordered.map(({ number, ordered_at: at, by, lines }) => (
          <li key={number}>
            <time className="muted small" dateTime={at}>
              {showDate(at)} {showTime(at)}
            </time>
            <span className="rest">
              <b>{number}</b> <span className="muted">{t('lines', { count: lines })}</span>
              {by && <small>{by}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
