import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedBooking } from '#contract/booking/booking-links/page.ts';
import { optOutHash } from '#contract/booking/first-calls.ts';
import { GuestPage } from '#src/crud/guest/guest-page.tsx';
import { bookingIn } from '#src/navigation/paths.ts';
import { fetchPage } from './fetch-page.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingActs } from './booking-acts.tsx';
import { TakesSms } from './takes-sms.tsx';
import './page.css';

/** A booking for its customer, opened by an address: when and what it is, and what can be done with it. */
export default function PageScreen({ code = bookingIn(location.pathname) ?? '' }) {
  const { t } = useTranslation('booking-links');
  // A user who comes by the line behind an SMS wants that first.
  const [isAboutSms] = useState(() => location.hash === optOutHash);
  const sms = (booking: LinkedBooking, onSeen: (seen: LinkedBooking) => void) =>
    booking.takesSms !== null && (
      <TakesSms code={code} site={booking.siteName} takes={booking.takesSms} onSeen={onSeen} />
    );
  const words = {
    title: t('page.title'),
    loading: t('page.loading'),
    offline: t('page.offline'),
    instead: t('page.instead'),
    stale: (time: string) => t('page.stale', { time }),
    dead: [t('page.deadTitle'), t('page.deadText')],
    ended: [t('page.endedTitle'), t('page.endedText')],
  } as const;
  return (
    <GuestPage words={words} code={code} load={fetchPage}>
      {(booking, onSeen) => (
        <>
          {isAboutSms && sms(booking, onSeen)}
          <BookingFacts booking={booking} />
          <BookingActs key={code} code={code} booking={booking} onSeen={onSeen} />
          {!isAboutSms && sms(booking, onSeen)}
        </>
      )}
    </GuestPage>
  );
}
