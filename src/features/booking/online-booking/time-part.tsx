import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answeredInstead, ApiError } from '#src/data/api-errors.ts';
import { showDate, showTime, showWeekday } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import type { FreeTimes } from './use-free-times.ts';

interface Props {
  times: FreeTimes;
  chosen: string | null;
  onChoose: (start: string) => void;
}

/** The days with their free times, one day open at a time; of a day without any only that there is none. */
export function TimePart({ times, chosen, onChoose }: Props) {
  const { t, i18n } = useTranslation('online-booking');
  const id = useId();
  const [pickedDay, setPickedDay] = useState<string | null>(null);
  const { free, isOld, failure, again, earlier, later } = times;
  if (failure !== null && isOld) {
    const refused = failure instanceof ApiError && failure.message;
    return (
      <div className="message bad stack tight" role="alert">
        <p>{refused || (answeredInstead(failure) ? t('instead') : t('timesFailed'))}</p>
        <Button onClick={again}>{t('again')}</Button>
      </div>
    );
  }
  if (!free) return <p role="status">{t('loading')}</p>;

  const first = free.days.find((one) => one.times.length > 0)?.day;
  const wanted = pickedDay ?? (chosen && showDate(chosen));
  const open = free.days.some(({ day }) => day === wanted) ? wanted : first;
  return (
    <div className="stack tight" aria-busy={isOld}>
      <ul className="free-days">
        {free.days.map(({ day, times: starts }) => (
          <li key={day}>
            {starts.length === 0 ? (
              <p className="row free-day muted">
                <span className="rest">{showWeekday(day, i18n.language)}</span>
                {t('noFree')}
              </p>
            ) : (
              <button
                type="button"
                className="row bare free-day"
                aria-expanded={day === open}
                aria-controls={`${id}-${day}`}
                onClick={() => setPickedDay(day === open ? '' : day)}
              >
                <b className="rest">{showWeekday(day, i18n.language)}</b>
                {t('free', { count: starts.length })}
                <span aria-hidden="true">{day === open ? '▴' : '▾'}</span>
              </button>
            )}
            {day === open && starts.length > 0 && (
              <div
                id={`${id}-${day}`}
                className="tiles free-times"
                role="group"
                aria-label={showWeekday(day, i18n.language)}
              >
                {starts.map((start) => (
                  <button
                    key={start}
                    type="button"
                    className="chip"
                    aria-pressed={start === chosen}
                    onClick={() => onChoose(start)}
                  >
                    {showTime(start)}
                  </button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {first === undefined && <p className="message">{t('noneAtAll')}</p>}
      <div className="actions">
        {earlier && <Button onClick={earlier}>{t('earlier')}</Button>}
        {later && <Button onClick={later}>{t('later')}</Button>}
      </div>
    </div>
  );
}
