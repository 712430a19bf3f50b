import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgottenClock } from '#contract/sales/order-work/clock-rules.ts';
import type { OrderAtWork } from '#contract/sales/order-work/order-work.ts';
import type { ShownTime } from '#contract/sales/order-work/work-times.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { instantOf } from '#src/i18n/zoned-field.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

const CorrectTime = lazyComponent(async () => (await import('./correct-time.tsx')).CorrectTime);

interface Props {
  siteId: string;
  view: OrderAtWork;
  minutes: number;
  now: number;
}

/** For how long who was at an order, beside what is calculated for it; a clock that was left running is said first. */
export function Times({ siteId, view, minutes, now }: Props) {
  const { t } = useTranslation('order-work');
  const may = useMay();
  const [corrected, setCorrected] = useState<ShownTime | null>(null);
  const { times, work, minutes_planned: planned } = view;
  const what = (key: string | null) => work.find((line) => line.key === key)?.description ?? '';
  const dayBegan = Date.parse(instantOf(`${showDate(now)}T00:00`) ?? '');
  const mayCorrect = ({ mine }: ShownTime) => (mine ? may('orders.work') : may('orders.lead'));
  const left = times.filter(
    (time) =>
      mayCorrect(time) &&
      time.ended_at === null &&
      forgottenClock({ began: Date.parse(time.began_at), ended: null }, now, dayBegan) !== null,
  );
  return (
    <section className="stack tight" aria-label={t('times.title')}>
      <h2>{t('times.title')}</h2>
      {left.map((time) => (
        <div key={time.id} className="callout row apart">
          <span>
            {time.mine ? t('times.left', valuesOf(time)) : t('times.leftBy', valuesOf(time))}
          </span>
          <Button onClick={() => setCorrected(time)}>{t('times.correct')}</Button>
        </div>
      ))}
      <p>
        {planned > 0
          ? t('times.ofPlanned', { minutes, planned })
          : t('minutes', { count: minutes })}
      </p>
      {times.length > 0 && (
        <details>
          <summary>{t('times.all', { count: times.length })}</summary>
          <ul className="stack tight">
            {times.map((time) => (
              <li key={time.id} className="stack tight">
                <span className="row apart">
                  <span className="small">
                    <Facts
                      of={[
                        time.mine ? t('times.me') : time.who,
                        range(time.began_at, time.ended_at),
                        what(time.line_key),
                      ]}
                    />
                  </span>
                  {mayCorrect(time) && (
                    <Button
                      aria-label={t('times.correctOne', {
                        time: range(time.began_at, time.ended_at),
                      })}
                      onClick={() => setCorrected(time)}
                    >
                      {t('times.correct')}
                    </Button>
                  )}
                </span>
                {time.corrections.map(({ at, by, reason, ...was }) => (
                  <small key={at}>
                    <StatusChip tone="idle">{t('times.corrected')}</StatusChip>{' '}
                    {t('times.was', {
                      time: range(was.was_began_at, was.was_ended_at),
                      who: by ?? '',
                      reason,
                    })}
                  </small>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
      {corrected && (
        <CorrectTime
          siteId={siteId}
          view={view}
          time={corrected}
          now={now}
          onClose={() => setCorrected(null)}
        />
      )}
    </section>
  );
}

const valuesOf = ({ who, began_at: began }: ShownTime) => ({
  who,
  since: `${showDate(began)} ${showTime(began)}`,
});

const range = (began: string, ended: string | null) =>
  `${showDate(began)} ${showTime(began)}–${ended === null ? '' : showTime(ended)}`;
