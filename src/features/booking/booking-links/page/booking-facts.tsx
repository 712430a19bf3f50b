import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedBooking } from '#contract/booking/booking-links/page.ts';
import { showMoney } from '#src/i18n/money.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { Plate } from '#src/ui/plate.tsx';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';
import { capital } from '#src/i18n/capital.ts';
import { longDay } from '#src/i18n/long-time.ts';

type ShownState =
  | 'cancelled'
  | 'noShow'
  | 'completed'
  | 'here'
  | 'confirmed'
  | 'awaits'
  | 'unconfirmed';

const tones: Record<ShownState, Tone> = {
  cancelled: 'bad',
  noShow: 'bad',
  completed: 'idle',
  here: 'ok',
  confirmed: 'ok',
  awaits: 'warn',
  unconfirmed: 'warn',
};

/** How a booking stands, as it is said to its customer. */
export function stateOf(booking: LinkedBooking): ShownState {
  if (booking.noShow) return 'noShow';
  if (booking.state !== 'active') return booking.state;
  if (booking.isHere) return 'here';
  if (booking.isConfirmed) return 'confirmed';
  return booking.awaitsSite ? 'awaits' : 'unconfirmed';
}

const minuteMs = 60_000;

/** When a booking is and where, what is done and what for, and what is theirs of it. */
export function BookingFacts({ booking }: { booking: LinkedBooking }) {
  const { t, i18n } = useTranslation('booking-links');
  const { beginsAt: begins, minutes, instructions, wheels, town, siteName } = booking;
  const state = stateOf(booking);
  const ends = begins === null ? null : Date.parse(begins) + minutes * minuteMs;
  return (
    <>
      <header className="stack tight">
        <h1>
          {begins === null ? (
            t('page.noTime')
          ) : (
            <time dateTime={begins}>
              <span className="block">{capital(longDay(showDate(begins), i18n.language))}</span>
              {`${showTime(begins)}–${showTime(ends)}`}
            </time>
          )}
        </h1>
        <p>
          <StatusChip tone={tones[state]}>{t(`states.${state}`)}</StatusChip>
        </p>
      </header>
      <section className="section">
        <h2>{t('page.what')}</h2>
        <ul className="rows">
          {booking.work.map(({ name, quantity }) => (
            <li key={name}>{quantity > 1 ? `${name} × ${quantity}` : name}</li>
          ))}
        </ul>
        <dl className="facts">
          <Fact name={t('page.where')}>{[siteName, town].filter(Boolean).join(', ')}</Fact>
          <Fact name={t('page.ticket')}>
            <b>{booking.ticket}</b>
          </Fact>
          {booking.licenseplate && (
            <Fact name={t('page.car')}>
              <Plate plate={booking.licenseplate} />
            </Fact>
          )}
          {booking.price !== null && (
            <Fact name={t('page.price')}>
              {showMoney(booking.price, booking.currency, i18n.language)}
            </Fact>
          )}
        </dl>
      </section>
      {wheels && (
        <section className="section">
          <h2>{t('page.wheels')}</h2>
          <p>{wheelsText()}</p>
        </section>
      )}
      {booking.state === 'active' && instructions.length > 0 && (
        <section className="section">
          <h2>{t('page.instructions')}</h2>
          {instructions.map((text) => (
            <p key={text} className="said">
              {text}
            </p>
          ))}
        </section>
      )}
    </>
  );

  function wheelsText(): string {
    if (wheels?.ready) return t('page.wheelsReady');
    const by = wheels?.readyBy;
    return by
      ? t('page.wheelsReadyBy', { day: longDay(by, i18n.language) })
      : t('page.wheelsStored');
  }
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
