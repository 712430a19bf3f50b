import { useTranslation } from 'react-i18next';
import type { OrderAtWork } from '#contract/sales/order-work/order-work.ts';
import { showDate, showTime } from '#src/i18n/time.ts';

interface Props {
  view: OrderAtWork;
  minutes: number;
}

/** For how long who was at an order, beside what is reckoned for it. */
export function Times({ view, minutes }: Props) {
  const { t } = useTranslation('order-work');
  const { times, work, minutes_planned: planned } = view;
  const what = (key: string | null) => work.find((line) => line.key === key)?.description ?? '';
  return (
    <section className="stack tight" aria-label={t('times.title')}>
      <h2>{t('times.title')}</h2>
      <p>
        {planned > 0
          ? t('times.ofPlanned', { minutes, planned })
          : t('minutes', { count: minutes })}
      </p>
      {times.length > 0 && (
        <details>
          <summary>{t('times.all', { count: times.length })}</summary>
          <ul className="stack tight">
            {times.map(({ id, who, mine, line_key: key, began_at: began, ended_at: ended }) => (
              <li key={id} className="small">
                {[
                  mine ? t('times.me') : who,
                  `${showDate(began)} ${showTime(began)}–${ended === null ? '' : showTime(ended)}`,
                  what(key),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
