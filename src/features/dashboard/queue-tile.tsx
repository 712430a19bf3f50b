import { useTranslation } from 'react-i18next';
import type { QueueToday } from '#contract/dashboard.ts';

const minute = 60_000;

/** How many wait, are served and are done, and how long one waits. `now` by the server's clock, ms. */
export function QueueNumbers({ value, now }: { value: QueueToday | null; now: number }) {
  const { t } = useTranslation('dashboard');
  const minutes = (ms: number | null) =>
    ms === null ? '-' : t('minutes', { count: Math.max(0, Math.round(ms / minute)) });
  const since = value?.longestSince ?? null;
  const median = (seconds: number | null | undefined) =>
    minutes(seconds == null ? null : seconds * 1000);
  return (
    <>
      <dl className="tile-numbers">
        <Count name={t('waiting')} count={value?.waiting} />
        <Count name={t('expediting')} count={value?.expediting} />
        <Count name={t('done')} count={value?.done} />
      </dl>
      <dl className="tile-facts">
        <div>
          <dt>{t('medianWait')}</dt>
          <dd>{median(value?.medianWait)}</dd>
        </div>
        <div>
          <dt>{t('medianHandled')}</dt>
          <dd>{median(value?.medianHandled)}</dd>
        </div>
        <div>
          <dt>{t('longestWait')}</dt>
          <dd>{minutes(since === null ? null : now - Date.parse(since))}</dd>
        </div>
      </dl>
    </>
  );
}

function Count({ name, count }: { name: string; count: number | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count ?? '-'}</dd>
    </div>
  );
}
