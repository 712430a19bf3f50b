import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { bookingPageCalls, type LinkedBooking } from '#contract/booking/booking-links/page.ts';
import { send } from '#src/data/api.ts';
import { isNewer } from '#src/data/guest/guest-state.ts';
import { useGuest } from '#src/data/guest/use-guest.ts';
import { useScreenLanguage } from '#src/data/guest/use-screen-language.ts';
import { showTime, showTimesIn, shownZone } from '#src/i18n/time.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingActs } from './booking-acts.tsx';
import './page.css';

const ask = async (code: string, signal: AbortSignal) =>
  (await send(bookingPageCalls.page, { params: { code } }, { signal })).data;

/** A booking for whoever it is of, opened by an address: when and what it is, and what can be done with it. */
export default function PageScreen() {
  const { t } = useTranslation('booking-links');
  const { code = '' } = useParams();
  const { state, asOf, gone, ended, offline } = useGuest(code, ask);
  const [answered, setAnswered] = useState<LinkedBooking | null>(null);
  const booking = answered && (!state || isNewer(answered, state)) ? answered : state;
  useScreenLanguage(booking?.language);
  useTimesOf(booking?.timezone);

  if (gone) {
    return (
      <div className="stack narrow" role="status">
        <h1>{t(ended ? 'page.endedTitle' : 'page.deadTitle')}</h1>
        <p>{t(ended ? 'page.endedText' : 'page.deadText')}</p>
      </div>
    );
  }
  if (!booking) {
    return (
      <p className="narrow" role="status">
        {offline ? t('page.offline') : t('page.loading')}
      </p>
    );
  }
  return (
    <div className="stack narrow linked-booking">
      {offline && <p className="message">{t('page.stale', { time: showTime(asOf) })}</p>}
      <BookingFacts booking={booking} />
      <BookingActs key={code} code={code} booking={booking} onSeen={setAnswered} />
    </div>
  );
}

/** Shows times as a clock at the site does, whatever zone this device is in. */
function useTimesOf(zone: string | undefined): void {
  useEffect(() => {
    if (zone === undefined) return;
    const before = shownZone();
    showTimesIn(zone);
    return () => showTimesIn(before);
  }, [zone]);
}
