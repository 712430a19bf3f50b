import { useTranslation } from 'react-i18next';
import { failureTitle } from '#src/data/failures.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { showTime } from '#src/i18n/time.ts';
import { refusedIntent } from './refused-intent.ts';
import type { useQueue } from './local-store/use-queue.ts';

// From this age on a panel says how old it is.
const freshMs = 60_000;

/** What the person has to know about the panel itself: offline, old, or something the server refused. */
export function QueueNews({ state, now }: { state: ReturnType<typeof useQueue>; now: number }) {
  const { t } = useTranslation('queue');
  const headingOf = (row: OutboxRow) => {
    const intent = refusedIntent(row);
    const queue = intent?.queue ? t(`queues.${intent.queue}`) : '';
    return intent && failureTitle(intent.context, { queue });
  };
  const whoIn = (row: OutboxRow) => row.act.values?.['who'] ?? t('somebody');
  const old = state.live !== 'live' && state.asOf !== null && now - state.asOf > freshMs;
  return (
    <>
      {state.live === 'offline' && (
        <p className="message warn whole" role="status">
          {t('offline')} {old && <span>{t('asOf', { time: showTime(state.asOf) })}</span>}
        </p>
      )}
      {state.refused.map((row) => (
        <div key={row.seq} className="message bad row whole" role="alert">
          <p className="rest">
            <b>{headingOf(row)}</b>
            <br />
            {t('refusedOf', { who: whoIn(row), time: showTime(row.madeAt) })}{' '}
            {row.actionError?.message}
          </p>
          <button type="button" className="button" onClick={() => void state.dismiss(row.seq)}>
            {t('understood')}
          </button>
        </div>
      ))}
    </>
  );
}
