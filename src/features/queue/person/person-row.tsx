import { IonIcon } from '@ionic/react';
import { arrowForwardOutline, checkmarkOutline, megaphoneOutline } from 'ionicons/icons';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { nextStep } from '#contract/queue-rules.ts';
import type { QueuePerson } from '#contract/queue.ts';
import { showTime } from '#src/i18n/time.ts';
import { Plate } from '#src/ui/plate.tsx';
import { nameOf, standsIn, waitedMinutes } from '../lists/queue-lists.ts';
import type { ListName } from '../lists/queue-lists.ts';
import { CallCountdown } from './call-countdown.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonLinks } from './person-links.tsx';
import { VisitHistory } from './visit-history.tsx';
import type { Desk } from './use-desk.ts';
import './person.css';

interface Props {
  desk: Desk;
  list: ListName;
  person: QueuePerson;
  /** Done here and not confirmed by the server. */
  unsent: boolean;
  now: number;
  open: boolean;
  onTurn: () => void;
}

// From this wait on the minutes are in red and bold.
const longMinutes = 15;

const icons = {
  expedite: megaphoneOutline,
  garage: arrowForwardOutline,
  done: checkmarkOutline,
} as const;

const words = {
  expedite: 'actions.expedite',
  garage: 'actions.to.garage',
  done: 'actions.done',
} as const;

// What stands at the side of a row while it is held.
const heldStep = { expediting: 'done', waiting: 'expedite', completed: 'done' } as const;

/** One person: plate, name and wait at a glance; the next step by one tap at the side, everything else after a tap on them. */
export function PersonRow({ desk, list, person, unsent, now, open, onTurn }: Props) {
  const { t } = useTranslation('queue');
  const { queue, options } = desk;
  // Held where it was though it is elsewhere by now: a second tap is not meant for the step after.
  const isHere = standsIn(person, queue, list);
  const natural = isHere ? nextStep(person, options.enableGarageQueue) : heldStep[list];
  const step = list === 'completed' ? null : natural;
  const word = step && t(words[step]);
  const facts = [
    list === 'completed' && person.no_show && person.queue === queue && t('didNotCome'),
    person.car_brand ?? '-',
    person[queue].target,
    person.booking && t('booked', { time: showTime(person.booking.start_time) }),
    person.tyre_hotel_id && t('tyreHotel', { id: person.tyre_hotel_id }),
    person.order_id && t('order', { id: person.order_id }),
  ].flatMap((fact) => fact || []);
  return (
    <li className={`person ${list}`}>
      <div className="person-line">
        <button type="button" className="person-head" aria-expanded={open} onClick={onTurn}>
          <Plate plate={person.licenseplate} />
          <span className="person-when">
            <When desk={desk} list={list} person={person} now={now} />
          </span>
          <span className="person-who">
            <b className="person-name">{person.name ?? '-'}</b>
            <span className="person-facts">
              {facts.map((fact, nth) => (
                <Fragment key={fact}>
                  {nth > 0 && ' · '}
                  <span>{fact}</span>
                </Fragment>
              ))}
            </span>
          </span>
          {unsent && <span className="person-unsent">{`⟳ ${t('unsent')}`}</span>}
        </button>
        {step && !open && (
          <button
            type="button"
            className={`person-next ${step}`}
            disabled={!isHere}
            aria-label={`${word} ${nameOf(person)}`}
            onClick={() => void desk.act(step, person)}
          >
            <IonIcon icon={icons[step]} aria-hidden="true" />
            <span>{word}</span>
          </button>
        )}
      </div>
      {open && (
        <div className="person-more">
          <PersonActions desk={desk} person={person} now={now} />
          <PersonLinks siteId={desk.siteId} person={person} />
          {person.id > 0 && <VisitHistory siteId={desk.siteId} person={person} />}
        </div>
      )}
    </li>
  );
}

function When({ desk, list, person, now }: Pick<Props, 'desk' | 'list' | 'person' | 'now'>) {
  const { t } = useTranslation('queue');
  const { queue, options } = desk;
  if (list === 'completed') return showTime(person[queue].done_at);
  if (list === 'expediting') {
    return <CallCountdown person={person} queue={queue} callTime={options.callTime} />;
  }
  const minutes = waitedMinutes(person, queue, now);
  return <b className={minutes >= longMinutes ? 'long' : ''}>{t('minutes', { count: minutes })}</b>;
}
