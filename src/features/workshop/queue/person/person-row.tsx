import {
  arrowForwardOutline,
  checkmarkOutline,
  ellipsisHorizontal,
  megaphoneOutline,
} from 'ionicons/icons';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nextStep } from '#contract/workshop/queue-rules.ts';
import type { QueuePerson } from '#contract/workshop/queue.ts';
import { showTime } from '#src/i18n/time.ts';
import { classes } from '#src/ui/classes.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { nameOf, rowIdOf, standsIn, waitedMinutes } from '../lists/queue-lists.ts';
import type { ListName } from '../lists/queue-lists.ts';
import { CallCountdown } from './call-countdown.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonLinks } from './person-links.tsx';
import { EndedRow } from './ended-row.tsx';
import { WheelsAt } from './wheels-at.tsx';
import { VisitHistory } from './visit-history.tsx';
import type { QueueStation } from './use-queue-station.ts';
import './person.css';

interface Props {
  station: QueueStation;
  list: ListName;
  person: QueuePerson;
  /** Done here and not confirmed by the server. */
  unsent: boolean;
  /** Called from here, or to this station, and nobody since. */
  serving: boolean;
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
export function PersonRow({ station, list, person, unsent, serving, now, open, onTurn }: Props) {
  const { t } = useTranslation('queue');
  const { queue, options } = station;
  const row = useRef<HTMLLIElement>(null);
  const height = useRef(0);
  const wasCalled = serving && station.calledHere === rowIdOf(person);
  // Whom one has just called, and what one has just opened, is in sight.
  useLayoutEffect(() => {
    if (wasCalled || open) row.current?.scrollIntoView({ block: 'nearest' });
  }, [wasCalled, open]);
  // Held where it was though it is elsewhere by now: a second tap is not meant for the step after.
  const isHere = standsIn(person, queue, list);
  // Measured when it is pressed, once, and not whenever it is drawn.
  const measure = () => {
    height.current = row.current?.getBoundingClientRect().height ?? 0;
  };
  const isEnded = station.ended.some(({ before }) => rowIdOf(before) === rowIdOf(person));
  if (isEnded && !isHere) {
    return <EndedRow person={person} height={height.current} onUndo={() => station.undo(person)} />;
  }
  const natural = isHere ? nextStep(person, options.enableGarageQueue) : heldStep[list];
  const step = list === 'completed' || (serving && isHere) ? null : natural;
  const word = step && t(words[step]);
  const facts = [
    list === 'completed' && person.no_show && person.queue === queue && t('didNotCome'),
    person.car_brand ?? '-',
    !serving && person[queue].target,
    person.booking && t('booked', { time: showTime(person.booking.start_time) }),
    person.tyre_hotel_id &&
      t('tyreHotel', { id: person.tyre_hotel_number ?? person.tyre_hotel_id }),
    person.order_id && t('order', { id: person.order_number ?? person.order_id }),
  ].flatMap((fact) => fact || []);
  return (
    <li
      ref={row}
      className={classes('person swiped', list, serving && 'serving')}
      onClickCapture={measure}
    >
      {serving && (
        <p className="person-now warned small strong">
          {t('nowServing')}
          {person[queue].target && <span>{` · ${person[queue].target}`}</span>}
        </p>
      )}
      <div className="person-line">
        <button type="button" className="person-head" aria-expanded={open} onClick={onTurn}>
          <Plate plate={person.licenseplate} />
          <span className="person-when">
            <When station={station} list={list} person={person} now={now} />
          </span>
          <span className="person-who">
            <b>{person.name ?? '-'}</b>
            <span className={`person-facts small ${list === 'expediting' ? 'warned' : 'muted'}`}>
              {person.tyre_hotel_id !== null && <WheelsAt set={person.tyre_hotel_id} />}
              <Facts of={facts} />
            </span>
          </span>
          {unsent && (
            <span className="person-unsent warned small">
              {'⟳ '}
              <span className="visually-hidden-on-phones">{t('unsent')}</span>
            </span>
          )}
        </button>
        {step && !open && (
          <button
            type="button"
            className={`person-next sign ${step}`}
            data-swipe="start"
            disabled={!isHere}
            aria-label={`${word} ${nameOf(person)}`}
            onClick={({ timeStamp }) => station.press(timeStamp, step, person)}
          >
            <Icon icon={icons[step]} />
            <span>{word}</span>
          </button>
        )}
      </div>
      {serving && isHere && !open && (
        <div className="person-serving row nowrap tight">
          <PersonActions station={station} person={person} now={now} few />
          <button type="button" className="button" aria-label={t('more')} onClick={onTurn}>
            <Icon icon={ellipsisHorizontal} />
          </button>
        </div>
      )}
      {open && (
        <div className="person-more stack">
          <PersonActions station={station} person={person} now={now} />
          <PersonLinks siteId={station.siteId} person={person} />
          {person.id > 0 && <VisitHistory siteId={station.siteId} person={person} />}
        </div>
      )}
    </li>
  );
}

function When({ station, list, person, now }: Pick<Props, 'station' | 'list' | 'person' | 'now'>) {
  const { t } = useTranslation('queue');
  const { queue, options } = station;
  if (list === 'completed') return <span>{showTime(person[queue].done_at)}</span>;
  if (list === 'expediting') {
    return <CallCountdown person={person} queue={queue} callTime={options.callTime} />;
  }
  const minutes = waitedMinutes(person, queue, now);
  return (
    <b className={classes('t18', minutes >= longMinutes && 'alarmed')}>
      {t('minutes', { count: minutes })}
    </b>
  );
}
