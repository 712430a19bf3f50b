import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarFilePath } from '#contract/booking/first-calls.ts';
import type { LinkedBooking } from '#contract/booking/booking-links/page.ts';
import type { CustomerAnswer } from '#contract/booking/booking-links/page-rules.ts';
import { addressOf } from '#src/data/api.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showMoney } from '#src/i18n/money.ts';
import { Button } from '#src/ui/button.tsx';
import { Refusal } from '#src/ui/state/refusal.tsx';
import { standingOf } from './booking-facts.tsx';
import { longTime } from '#src/i18n/long-time.ts';
import { TimePicker } from './time-picker.tsx';
import { useChange } from './use-change.ts';

interface Props {
  code: string;
  booking: LinkedBooking;
  onSeen: (booking: LinkedBooking) => void;
}

// What is asked before it is done.
type Asked = 'move' | Exclude<CustomerAnswer, 'confirm'>;

/** What can be done with a booking now: nothing is offered that would be refused. What frees the time is asked twice, with what it costs. */
export function BookingActs({ code, booking, onSeen }: Props) {
  const { t, i18n } = useTranslation('booking-links');
  const { busy, failure, press, forget } = useChange(code, onSeen);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState('');
  const { acts, beginsAt: begins, currency } = booking;
  const amount = (minor: number) => showMoney(minor, currency, i18n.language);
  const time = (at: string) => longTime(at, i18n.language);
  const says = said();
  // What was asked may not be possible any more.
  const isOpen = asked === 'move' ? acts.move : acts.answers.some((one) => one === asked);
  const asking = isOpen ? asked : null;

  function ask(what: Asked | null) {
    forget();
    setDone('');
    setAsked(what);
  }

  async function does(given: { answer: CustomerAnswer } | { begins_at: string }) {
    setDone('');
    if (!(await press({ version: booking.revision, ...given }))) return;
    setAsked(null);
    setDone(
      'answer' in given
        ? t(`done.${given.answer}`)
        : t('done.move', { time: time(given.begins_at) }),
    );
  }

  return (
    <>
      <div role="status">{done && <p className="message info">{done}</p>}</div>
      <Refusal text={failure} />
      {says && <p>{says}</p>}
      {booking.owed !== null && <p>{t('says.owed', { amount: amount(booking.owed) })}</p>}
      {asking === 'move' && (
        <TimePicker
          code={code}
          revision={booking.revision}
          busy={busy}
          onTake={(begins_at) => void does({ begins_at })}
          onLeave={() => ask(null)}
        />
      )}
      {asking && asking !== 'move' && (
        <section className="section" aria-label={t(`acts.${asking}`)}>
          <h2>{t(`ask.${asking}`)}</h2>
          <p>{t('ask.givenBack')}</p>
          <p>
            <b>{costs(asking)}</b>
          </p>
          <div className="actions">
            <Button autoFocus onClick={() => ask(null)}>
              {t('acts.keep')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void does({ answer: asking })}>
              {t(`acts.${asking}`)}
            </Button>
          </div>
        </section>
      )}
      {!asking && (
        <div className="actions linked-acts" role="group" aria-label={t('acts.label')}>
          {acts.answers.includes('confirm') && (
            <Button variant="primary" busy={busy} onClick={() => void does({ answer: 'confirm' })}>
              {t('acts.confirm')}
            </Button>
          )}
          {acts.move && (
            <Button onClick={() => ask('move')}>
              {t(begins === null ? 'acts.plan' : 'acts.move')}
            </Button>
          )}
          {booking.state === 'active' && begins !== null && (
            <a className="button" href={`/api${addressOf(calendarFilePath, { params: { code } })}`}>
              {t('acts.calendar')}
            </a>
          )}
          {acts.answers
            .filter((one) => one !== 'confirm')
            .map((answer) => (
              <Button key={answer} onClick={() => ask(answer)}>
                {t(`acts.${answer}`)}
              </Button>
            ))}
          {booking.phone && (
            <a className="button" href={`tel:${booking.phone.replaceAll(/[^+\d]/g, '')}`}>
              {t('page.call', { phone: booking.phone })}
            </a>
          )}
        </div>
      )}
      {acts.answers.length > 0 && acts.moveUntil !== null && (
        <p className="muted">
          {acts.move ? t('says.moveUntil', { time: time(acts.moveUntil) }) : t('says.moveOver')}
        </p>
      )}
    </>
  );

  function said(): string {
    const standing = standingOf(booking);
    if (standing === 'cancelled' || standing === 'noShow') return t(`says.${standing}`);
    if (standing === 'completed' || standing === 'here') return t(`says.${standing}`);
    if (begins !== null && Date.parse(begins) <= serverNow()) return t('says.begun');
    return booking.isAuto && !booking.isConfirmed ? t('says.auto') : '';
  }

  function costs(answer: Asked): string {
    const { fee, freeUntil } = acts;
    if (answer !== 'cancel' || freeUntil === null) return t('ask.free');
    return fee === null
      ? t('ask.freeUntil', { time: time(freeUntil) })
      : t('ask.fee', { amount: amount(fee), time: time(freeUntil) });
  }
}
