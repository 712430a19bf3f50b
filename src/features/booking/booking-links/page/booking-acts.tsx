import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarFilePath } from '#contract/booking/first-calls.ts';
import type { LinkedBooking } from '#contract/booking/booking-links/page.ts';
import type { CustomerAnswer } from '#contract/booking/booking-links/page-rules.ts';
import { addressOf } from '#src/data/api.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showMoney } from '#src/i18n/money.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { stateOf } from './booking-facts.tsx';
import { longTime } from '#src/i18n/long-time.ts';
import { TimePicker } from './time-picker.tsx';
import { useChange } from './use-change.ts';
import { TelLink } from '#src/ui/contact/tel-link.tsx';

interface Props {
  code: string;
  booking: LinkedBooking;
  onSeen: (booking: LinkedBooking) => void;
}

// What is asked before it is done.
type Choice = 'move' | Exclude<CustomerAnswer, 'confirm'>;

/** What can be done with a booking now: nothing is offered that would be refused. What frees the time is asked twice, with what it costs. */
export function BookingActs({ code, booking, onSeen }: Props) {
  const { t, i18n } = useTranslation('booking-links');
  const { busy, failure, press, forget } = useChange(code, onSeen);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [done, setDone] = useState('');
  const { acts, beginsAt: begins, currency } = booking;
  const amount = (minor: number) => showMoney(minor, currency, i18n.language);
  const time = (at: string) => longTime(at, i18n.language);
  const stateText = describeState();
  // What was asked may not be possible any more.
  const isOpen = chosen === 'move' ? acts.move : acts.answers.some((one) => one === chosen);
  const open = isOpen ? chosen : null;

  function choose(what: Choice | null) {
    forget();
    setDone('');
    setChosen(what);
  }

  async function does(input: { answer: CustomerAnswer } | { begins_at: string }) {
    setDone('');
    if (!(await press({ version: booking.revision, ...input }))) return;
    setChosen(null);
    setDone(
      'answer' in input
        ? t(`done.${input.answer}`)
        : t('done.move', { time: time(input.begins_at) }),
    );
  }

  return (
    <>
      <div role="status">{done && <p className="message info">{done}</p>}</div>
      <ErrorNote text={failure} />
      {stateText && <p>{stateText}</p>}
      {booking.owed !== null && <p>{t('says.owed', { amount: amount(booking.owed) })}</p>}
      {open === 'move' && (
        <TimePicker
          code={code}
          revision={booking.revision}
          busy={busy}
          onTake={(begins_at) => void does({ begins_at })}
          onLeave={() => choose(null)}
        />
      )}
      {open && open !== 'move' && (
        <section className="section" aria-label={t(`acts.${open}`)}>
          <h2>{t(`ask.${open}`)}</h2>
          <p>{t('ask.givenBack')}</p>
          <p>
            <b>{costs(open)}</b>
          </p>
          <div className="actions">
            <Button autoFocus onClick={() => choose(null)}>
              {t('acts.keep')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void does({ answer: open })}>
              {t(`acts.${open}`)}
            </Button>
          </div>
        </section>
      )}
      {!open && (
        <div className="actions linked-acts" role="group" aria-label={t('acts.label')}>
          {acts.answers.includes('confirm') && (
            <Button variant="primary" busy={busy} onClick={() => void does({ answer: 'confirm' })}>
              {t('acts.confirm')}
            </Button>
          )}
          {acts.move && (
            <Button onClick={() => choose('move')}>
              {t(begins === null ? 'acts.plan' : 'acts.move')}
            </Button>
          )}
          {booking.bookAgain && (
            <a className="button primary" href={booking.bookAgain}>
              {t('acts.again')}
            </a>
          )}
          {booking.state === 'active' && begins !== null && (
            <a className="button" href={`/api${addressOf(calendarFilePath, { params: { code } })}`}>
              {t('acts.calendar')}
            </a>
          )}
          {acts.answers
            .filter((one) => one !== 'confirm')
            .map((answer) => (
              <Button key={answer} onClick={() => choose(answer)}>
                {t(`acts.${answer}`)}
              </Button>
            ))}
          {booking.phone && (
            <TelLink className="button" phone={booking.phone}>
              {t('page.call', { phone: booking.phone })}
            </TelLink>
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

  function describeState(): string {
    const state = stateOf(booking);
    if (state === 'cancelled' || state === 'noShow') return t(`says.${state}`);
    if (state === 'completed' || state === 'here') return t(`says.${state}`);
    if (begins !== null && Date.parse(begins) <= serverNow()) return t('says.begun');
    return booking.isAuto && !booking.isConfirmed ? t('says.auto') : '';
  }

  function costs(answer: Choice): string {
    const { fee, freeUntil } = acts;
    if (answer !== 'cancel' || freeUntil === null) return t('ask.free');
    return fee === null
      ? t('ask.freeUntil', { time: time(freeUntil) })
      : t('ask.fee', { amount: amount(fee), time: time(freeUntil) });
  }
}
