import { useTranslation } from 'react-i18next';
import type { TimeReason, BookingTime } from '#contract/booking/free-times.ts';
import type { ReasonCode } from '#contract/booking/slots/reasons.ts';
import { showTime } from '#src/i18n/time.ts';
import { BookingLink } from '../look/booking-link.tsx';

// What nothing can be done about stands before what may be over soon.
const weight: readonly ReasonCode[] = [
  'PAST',
  'CLOSED',
  'NO_PLACE_TYPE',
  'NO_SKILL',
  'TOO_LONG',
  'HOTEL_LEAD_TIME',
  'MIN_NOTICE',
  'MAX_AHEAD',
  'DAY_LIMIT',
  'PORTAL_SHARE',
  'PLANNING_BLOCK',
  'HELD',
  'PLACE_BUSY',
  'RESOURCE_BUSY',
  'BUFFER',
  'OUTSIDE_SCHEDULE',
];
const most = 4;

/** What places and people are called, as an answer about times says it. */
export interface Named {
  readonly places: readonly { readonly id: number; readonly name: string }[];
  readonly resources: Named['places'];
}

/** The codes of why a time is not free, each once, the one that weighs most first. */
export const codesOf = ({ reasons }: Pick<BookingTime, 'reasons'>): ReasonCode[] =>
  [...new Set(reasons.map(({ code }) => code))].toSorted(
    (one, other) => weight.indexOf(one) - weight.indexOf(other),
  );

/** Why a time is not free, in a word. */
export function useReasonWord(): (time: Pick<BookingTime, 'reasons'>) => string {
  const { t } = useTranslation('bookings');
  return (time) => t(`reason.${codesOf(time)[0] ?? 'CLOSED'}`);
}

interface Props {
  reasons: readonly TimeReason[];
  named: Named;
}

/** Why a time is not free, each reason with the places and people it is about and what stands there; bookings can be looked at from here. */
export function Why({ reasons, named }: Props) {
  const { t } = useTranslation('bookings');
  return codesOf({ reasons: [...reasons] }).map((code) => {
    const inTheWay = onceEach(reasons.filter((one) => one.code === code));
    return (
      <span key={code}>
        {t(`reasons.${code}`)}
        {inTheWay.slice(0, most).map((reason, nth) => (
          <span key={JSON.stringify(reason)}>
            {nth === 0 ? ': ' : ', '}
            <InTheWay reason={reason} named={named} />
          </span>
        ))}
        {inTheWay.length > most && (
          <span>{` ${t('times.others', { count: inTheWay.length - most })}`}</span>
        )}
        <span>{'. '}</span>
      </span>
    );
  });
}

/** Those that name anything, each once, whichever of the work they are about. */
function onceEach(reasons: readonly TimeReason[]): TimeReason[] {
  const informative = reasons.filter(
    (one) => one.place_id !== undefined || one.resource_id !== undefined || one.blocked_by,
  );
  const keyOf = ({ place_id: place, resource_id: who, blocked_by: by }: TimeReason) =>
    `${place} ${who} ${by?.kind} ${by?.id}`;
  return [...new Map(informative.map((one) => [keyOf(one), one])).values()];
}

function InTheWay({ reason, named }: { reason: TimeReason; named: Named }) {
  const { t } = useTranslation('bookings');
  const { place_id: place, resource_id: who, blocked_by: by, until } = reason;
  const where = [
    named.places.find(({ id }) => id === place)?.name,
    named.resources.find(({ id }) => id === who)?.name,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <span>{where && by?.name ? `${where} – ` : where}</span>
      {by?.kind === 'booking' && typeof by.id === 'number' ? (
        <BookingLink id={by.id}>{by.name}</BookingLink>
      ) : (
        <span>{by?.name}</span>
      )}
      {until !== undefined && <span>{` ${t('times.until', { time: showTime(until) })}`}</span>}
    </>
  );
}
