import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { messagesChanged, type MessageLine } from '#contract/booking/one-booking.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';

const tones: Readonly<Record<MessageLine['state'], Tone>> = {
  planned: 'info',
  sent: 'ok',
  skipped: 'warn',
  cancelled: 'idle',
};

/** What the customer of a booking is notified of: what is due, what was sent, and what was not and why. */
export function BookingMessages({ id, version }: { id: number; version: number }) {
  const { t } = useTranslation('bookings');
  const params = { id: String(id) };
  const query = useQuery(queryFor(useSiteId(), bookingCalls.messages, { params }));
  // What happens to the booking changes what is told, a moment later.
  useReadAgain(query, version + useChanges(messagesChanged));
  return (
    <section className="section" aria-labelledby="booking-messages">
      <h2 id="booking-messages">{t('messages.title')}</h2>
      <Loaded query={query} rows={3}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="muted">{t('messages.none')}</p>
          ) : (
            <ul className="rows" aria-labelledby="booking-messages">
              {data.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function Line({ line }: { line: MessageLine }) {
  const { t } = useTranslation('bookings');
  const { name, recipient, state, reason, said, delivery } = line;
  const at = line.sent_at ?? line.due_at;
  const failed = delivery !== null && delivery !== 'sent' && delivery !== 'waiting';
  const stateText =
    delivery !== null && delivery !== 'sent'
      ? t(`messages.delivery.${delivery}`)
      : t(`messages.states.${state}`, { when: `${showDate(at)} ${showTime(at)}` });
  return (
    <li>
      <div className="named">
        <b>{recipient === '' ? name : t('messages.to', { name, who: recipient })}</b>
        {said !== '' && <small>{said}</small>}
      </div>
      <span className="at-end">
        <StatusChip tone={failed ? 'bad' : tones[state]}>
          {reason === null ? stateText : `${stateText}: ${t(`messages.reasons.${reason}`)}`}
        </StatusChip>
      </span>
    </li>
  );
}
