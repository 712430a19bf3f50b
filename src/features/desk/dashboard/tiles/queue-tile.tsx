import { useTranslation } from 'react-i18next';
import type { QueueToday } from '#contract/desk/dashboard.ts';
import { Plate } from '#src/ui/plate.tsx';
import { TileNumber } from './tile-number.tsx';

const minute = 60_000;
// From this wait on the minutes are in red and bold, as in the queue.
const longMinutes = 15;

interface Props {
  value: QueueToday | null;
  /** By the server's clock, ms. */
  now: number;
}

/** How many wait, are served and are done, how long one waits, and who has waited longest. */
export function QueueNumbers({ value, now }: Props) {
  const { t } = useTranslation('dashboard');
  const minutes = (ms: number | null) =>
    ms === null ? '-' : t('minutes', { count: Math.max(0, Math.round(ms / minute)) });
  const median = (seconds: number | null | undefined) =>
    minutes(seconds == null ? null : seconds * 1000);
  return (
    <div className="tile-halves grid">
      <div className="stack">
        <dl className="tile-numbers">
          <TileNumber name={t('waiting')} count={value?.waiting} />
          <TileNumber name={t('expediting')} count={value?.expediting} />
          <TileNumber name={t('done')} count={value?.done} />
        </dl>
        <dl className="tile-facts stack tight">
          <div className="row nowrap apart">
            <dt>{t('medianWait')}</dt>
            <dd className="strong">{median(value?.medianWait)}</dd>
          </div>
          <div className="row nowrap apart">
            <dt>{t('medianHandled')}</dt>
            <dd className="strong">{median(value?.medianHandled)}</dd>
          </div>
        </dl>
      </div>
      <div className="stack">
        <h3>{t('longest')}</h3>
        <Longest value={value} now={now} />
      </div>
    </div>
  );
}

function Longest({ value, now }: Props) {
  const { t } = useTranslation('dashboard');
  if (value?.longest.length === 0) return <p className="tile-people muted">{t('nobodyWaits')}</p>;
  return (
    <ol className="tile-people rows">
      {value?.longest.map((person) => {
        const minutes = Math.max(0, Math.floor((now - Date.parse(person.since)) / minute));
        return (
          <li key={person.id}>
            <Plate plate={person.licenseplate} />
            <span className="cut">{person.name ?? '-'}</span>
            <b className={minutes >= longMinutes ? 'alarmed' : ''}>
              {t('minutes', { count: minutes })}
            </b>
          </li>
        );
      })}
    </ol>
  );
}
