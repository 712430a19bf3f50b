import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedBooking } from '#contract/booking/booking-links/page.ts';
import { isNewer } from '#src/data/guest/guest-state.ts';
import { useGuest } from '#src/data/guest/use-guest.ts';
import { useScreenLanguage } from '#src/data/guest/use-screen-language.ts';
import { useTimesOf } from '#src/data/guest/use-times-of.ts';
import { showTime } from '#src/i18n/time.ts';
import { bookingIn } from '#src/navigation/paths.ts';
import { brand } from '#src/device/page.ts';
import { OpenPage } from '#src/ui/layout/open-page.tsx';
import { askPage } from './ask-page.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingActs } from './booking-acts.tsx';
import '#src/ui/layout/layout.css';
import '#src/ui/layout/pieces.css';
import './page.css';

/** A booking for whoever it is of, opened by an address: when and what it is, and what can be done with it. It stands alone, without the router, so that it weighs little. */
export default function PageScreen({ code = bookingIn(location.pathname) ?? '' }) {
  const { t } = useTranslation('booking-links');
  const { title: product } = brand.use();
  const title = [t('page.title'), product].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <OpenPage>
      <Linked code={code} />
    </OpenPage>
  );
}

function Linked({ code }: { code: string }) {
  const { t } = useTranslation('booking-links');
  const { state, asOf, gone, ended, offline } = useGuest(code, askPage);
  const [answered, setAnswered] = useState<LinkedBooking | null>(null);
  const booking = answered && (!state || isNewer(answered, state)) ? answered : state;
  useScreenLanguage(booking?.language);
  useTimesOf(booking?.timezone);

  if (gone) {
    return (
      <div className="stack narrow" role="status">
        <h1>{ended ? t('page.endedTitle') : t('page.deadTitle')}</h1>
        <p>{ended ? t('page.endedText') : t('page.deadText')}</p>
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
