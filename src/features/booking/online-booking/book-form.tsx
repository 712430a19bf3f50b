import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlinePortal } from '#contract/booking/online-booking.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { logProblem } from '#src/device/log.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { BookBar } from './bar/book-bar.tsx';
import { CodePart } from './code-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { laterCalls } from './later-calls.ts';
import { MeasuresPart } from './measures-part.tsx';
import { ServicePart } from './service-part.tsx';
import { nextStep, steps, type Step } from './bar/step-rules.ts';
import { TimePart } from './time-part.tsx';
import { useBook } from './use-book.ts';
import type { BookingForm } from './use-booking-form.ts';
import { useFreeTimes } from './use-free-times.ts';
import { useHeldTime } from './use-held-time.ts';
import { chosenOf, wantedOf } from './wanted.ts';
import { whenText } from './when-text.ts';

interface Props {
  slug: string;
  portal: OnlinePortal;
  form: BookingForm;
  onChange: (part: Partial<BookingForm>) => void;
}

/** A booking on one page: car, what is to be done, when, and who comes. */
export function BookForm({ slug, portal, form, onChange }: Props) {
  const { t, i18n } = useTranslation('online-booking');
  const page = useRef<HTMLFormElement>(null);
  // It is there before anything is chosen, though the page did not wait for it.
  useEffect(() => {
    laterCalls().catch((cause: unknown) => logProblem('What is sent did not come', cause));
  }, []);
  // The free times that are nearest to one that was taken meanwhile.
  const [next, setNext] = useState<readonly string[] | null>(null);
  const wanted = wantedOf(form, portal);
  const times = useFreeTimes(slug, portal, wanted, form.form);
  const onTaken = (nearest: readonly string[]) => {
    setNext(nearest);
    onChange({ begins_at: null });
    times.again();
  };
  const until = useHeldTime(slug, portal.preview ? null : wanted, form, onTaken);
  const { busy, failure, fields, setFields, proof, book } = useBook(slug, {
    onBooked: (booked) => onChange({ booked }),
    onTaken,
    onDoubt: (inDoubt) => onChange({ inDoubt }),
  });
  const { begins_at: begins } = form;
  const go = (step: Step) => page.current?.children[steps.indexOf(step) + 1]?.scrollIntoView();
  const choose = (start: string) => {
    setNext(null);
    onChange({ begins_at: start });
    // On a phone it is below what is seen.
    requestAnimationFrame(() => go('contact'));
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy || !wanted || !begins) return;
    const lacking = portal.required_fields.filter((name) => form[name].trim() === '');
    setFields(Object.fromEntries(lacking.map((name) => [name, t('needed')])));
    if (lacking.length === 0) return void book(wanted, begins, form);
    requestAnimationFrame(() =>
      page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  const isOfStored = chosenOf(form.services, portal).some(({ needs_set: of }) => of);
  const contact = { portal, form, fields, onChange };
  return (
    <form ref={page} className="stack" noValidate onSubmit={submit}>
      <BookBar
        next={nextStep(wanted !== null, begins)}
        sum={times.free}
        currency={portal.currency}
        onGo={go}
      />
      <section className="section">
        <h2>{t('steps.car')}</h2>
        <ContactPart {...contact} names={['licenseplate']} />
        <MeasuresPart measures={portal.measures} form={form} onChange={onChange} />
        <h2>{t('steps.service')}</h2>
        <ServicePart portal={portal} form={form} onChange={onChange} />
      </section>
      <section className="section">
        <h2>{t('steps.time')}</h2>
        {!wanted && <p className="muted">{t('chooseService')}</p>}
        <div role="alert">
          {next && (
            <div className="message warn stack tight">
              <p>{t('taken')}</p>
              {next.length > 0 && <p>{t('next')}</p>}
              <div className="actions">
                {next.map((start) => (
                  <button key={start} type="button" className="chip" onClick={() => choose(start)}>
                    {whenText(start, i18n.language)}
                  </button>
                ))}
              </div>
            </div>
          )}
        </div>
        {wanted && <TimePart times={times} chosen={begins} onChoose={choose} />}
      </section>
      {wanted && begins && (
        <section className="section">
          <h2>{t('steps.contact')}</h2>
          <HeldNote begins={begins} until={until} />
          <ContactPart {...contact} names={['name', 'mobile', 'email', 'comment']} />
          {(proof || portal.needs_proof || isOfStored) && (
            <CodePart
              slug={slug}
              form={form}
              needed={proof ?? (portal.needs_proof ? either : null)}
              onChange={onChange}
            />
          )}
          {/* Nobody sees it: what is written here was written by a program. */}
          <div className="visually-hidden" aria-hidden="true">
            <label>
              {t('website')}
              <input
                tabIndex={-1}
                autoComplete="off"
                value={form.website}
                onChange={({ target }) => onChange({ website: target.value })}
              />
            </label>
          </div>
          <ErrorNote text={failure} />
          <Button type="submit" variant="primary" busy={busy} className="wide">
            {t('book', { when: whenText(begins, i18n.language) })}
          </Button>
        </section>
      )}
    </form>
  );
}

const either = ['mobile', 'email'] as const;
const second = 1000;

function HeldNote({ begins, until }: { begins: string; until: number | null }) {
  const { t, i18n } = useTranslation('online-booking');
  const now = useServerNow(second);
  const when = whenText(begins, i18n.language);
  const words =
    until === null
      ? t('chosen', { when })
      : until > now
        ? t('held', { when, time: showTime(until) })
        : t('heldOver');
  return <p role="status">{words}</p>;
}
