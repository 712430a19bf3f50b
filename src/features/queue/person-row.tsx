import { useTranslation } from 'react-i18next';
import type { QueueId, QueuePerson } from '#contract/queue.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { showTime } from '#src/i18n/time.ts';
import { Plate } from '#src/ui/plate.tsx';
import { PersonActions } from './person-actions.tsx';
import { callSecondsLeft, waitedMinutes } from './queue-lists.ts';
import type { useQueue } from './use-queue.ts';

interface Props {
  siteId: string;
  queue: QueueId;
  list: 'expediting' | 'waiting' | 'completed';
  person: QueuePerson;
  state: ReturnType<typeof useQueue>;
  now: number;
  open: boolean;
  onTurn: () => void;
}

// From this wait on the minutes are in red and bold.
const longMinutes = 15;

/** One person: plate, name and wait at a glance, what can be done about them after a tap. */
export function PersonRow({ siteId, queue, list, person, state, now, open, onTurn }: Props) {
  const { t } = useTranslation('queue');
  const minutes = waitedMinutes(person, queue, now);
  const unsent = state.isUnsent(person);
  return (
    <li className={`person ${list}`}>
      <button type="button" className="person-head" aria-expanded={open} onClick={onTurn}>
        <Plate plate={person.licenseplate} />
        <span className="person-name">{person.name ?? '-'}</span>
        <span className="person-when">
          {list === 'waiting' && (
            <b className={minutes >= longMinutes ? 'long' : ''}>
              {t('minutes', { count: minutes })}
            </b>
          )}
          {list === 'expediting' && <CallCountdown person={person} queue={queue} state={state} />}
          {list === 'completed' && showTime(person[queue].done_at)}
        </span>
        <span className="person-facts">
          {[
            person.car_brand ?? '-',
            person[queue].target,
            person.booking && t('booked', { time: showTime(person.booking.start_time) }),
            person.tyre_hotel_id && t('tyreHotel', { id: person.tyre_hotel_id }),
            person.order_id && t('order', { id: person.order_id }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {unsent && <span className="person-unsent">{`⟳ ${t('unsent')}`}</span>}
      </button>
      {open && (
        <PersonActions
          siteId={siteId}
          queue={queue}
          person={person}
          options={state.options}
          unknown={person.id < 0}
        />
      )}
    </li>
  );
}

function CallCountdown({ person, queue, state }: Pick<Props, 'person' | 'queue' | 'state'>) {
  const { t } = useTranslation('queue');
  const now = useServerNow(1_000);
  const left = callSecondsLeft(person, queue, state.options.callTime, now);
  if (left === 0) return null;
  const part = left / state.options.callTime;
  return (
    <span className="countdown" role="timer" aria-label={t('calling', { count: left })}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" />
        <circle cx="18" cy="18" r="15" pathLength="1" strokeDasharray={`${part} 1`} />
      </svg>
      {left}
    </span>
  );
}
