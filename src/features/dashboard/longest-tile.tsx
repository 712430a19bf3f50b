import { useTranslation } from 'react-i18next';
import type { LongestWaiting } from '#contract/dashboard.ts';
import { Plate } from '#src/ui/plate.tsx';

const minute = 60_000;
// From this wait on the minutes are in red and bold, as in the queue.
const longMinutes = 15;

/** The people who have waited longest. `now` by the server's clock, ms. */
export function Longest({ value, now }: { value: LongestWaiting | null; now: number }) {
  const { t } = useTranslation('dashboard');
  if (value && !value.length) return <p className="tile-people none">{t('nobodyWaits')}</p>;
  const rows = value ?? [];
  return (
    <ol className="tile-people">
      {rows.map((person) => {
        const minutes = Math.max(0, Math.floor((now - Date.parse(person.since)) / minute));
        return (
          <li key={person.id}>
            <Plate plate={person.licenseplate} />
            <span>{person.name ?? '-'}</span>
            <b className={minutes >= longMinutes ? 'long' : ''}>
              {t('minutes', { count: minutes })}
            </b>
          </li>
        );
      })}
    </ol>
  );
}
