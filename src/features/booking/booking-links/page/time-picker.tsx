import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { bookingPageCalls } from '#contract/booking/booking-links/page.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import type { Answer } from '#contract/kit/call.ts';
import { answeredInstead, ApiError } from '#src/data/api-errors.ts';
import { send } from '#src/data/api.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { capital } from '#src/i18n/capital.ts';
import { longDay, longTime } from '#src/i18n/long-time.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { laterCalls } from './later-calls.ts';

const week = 7;

type Days = Answer<typeof bookingPageCalls.freeTimes>['data'];

interface Props {
  code: string;
  /** Of the booking: what is free is asked for again when it changes. */
  revision: number;
  busy: boolean;
  onTake: (begins: string) => void;
  onLeave: () => void;
}

/** The free times of seven days, and the way to those after them. */
export function TimePicker({ code, revision, busy, onTake, onLeave }: Props) {
  const { t, i18n } = useTranslation('booking-links');
  const [today] = useState(() => showDate(serverNow()));
  const [from, setFrom] = useState(today);
  const [days, setDays] = useState<Days | null>(null);
  const [failure, setFailure] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);

  // There is no cache before somebody logs in.
  useEffect(() => {
    const gone = new AbortController();
    const input = { params: { code }, query: { from } };
    const times = async () =>
      send((await laterCalls()).bookingPageCalls.freeTimes, input, { signal: gone.signal });
    times().then(
      ({ data }) => {
        setDays(data);
        setFailure('');
      },
      (cause: unknown) => {
        if (gone.signal.aborted) return;
        const refused = cause instanceof ApiError && cause.message;
        setFailure(refused || (answeredInstead(cause) ? t('page.instead') : t('page.offline')));
      },
    );
    return () => gone.abort();
  }, [code, from, revision, t]);

  function turn(by: number) {
    setChosen(null);
    setDays(null);
    setFrom(daysAfter(from, by));
  }

  const free = days?.filter(({ times }) => times.length > 0) ?? [];
  const isFree = free.some(({ times }) => chosen !== null && times.includes(chosen));
  return (
    <section className="section" aria-label={t('move.title')}>
      <h2>{t('move.title')}</h2>
      <p className="muted">{t('move.hint')}</p>
      <div className="row apart">
        <Button disabled={from === today} onClick={() => turn(-week)}>
          {t('move.earlier')}
        </Button>
        <Button onClick={() => turn(week)}>{t('move.later')}</Button>
      </div>
      <div role="status">
        {!days && !failure && <p>{t('page.loading')}</p>}
        {days && free.length === 0 && <p>{t('move.none')}</p>}
      </div>
      <ErrorNote text={failure} />
      {free.map(({ day, times }) => (
        <div
          key={day}
          className="stack tight"
          role="group"
          aria-label={longDay(day, i18n.language)}
        >
          <h3>{capital(longDay(day, i18n.language))}</h3>
          <div className="tiles">
            {times.map((at) => (
              <button
                key={at}
                type="button"
                className="chip"
                aria-pressed={at === chosen}
                onClick={() => setChosen(at)}
              >
                {showTime(at)}
              </button>
            ))}
          </div>
        </div>
      ))}
      <div className="actions at-foot linked-take">
        {chosen !== null && isFree && (
          <Button variant="primary" busy={busy} onClick={() => onTake(chosen)}>
            {t('move.take', { time: longTime(chosen, i18n.language) })}
          </Button>
        )}
        <Button onClick={onLeave}>{t('move.stay')}</Button>
      </div>
    </section>
  );
}
