import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bookings } from '#contract/booking/bookings.ts';
import { overbookable } from '#contract/booking/slots/reasons.ts';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { BackLink } from '#src/crud/record/back-link.tsx';
import { useListPath } from '#src/crud/record/use-list-path.ts';
import { useRecordKeys } from '#src/crud/record/use-record-keys.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { FieldInput } from '#src/crud/widgets/field-input.tsx';
import { sitePath } from '#src/navigation/paths.ts';
import { TextField } from '#src/ui/input/text-field.tsx';
import { whenText } from '../look/when-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { isTouch } from '#src/ui/touch/is-touch.ts';
import { codesOf } from '../times/reasons.tsx';
import { TimeChoice } from '../times/time-choice.tsx';
import { NotFreeAnyMore } from '../times/not-free.tsx';
import { CarPart } from './car-part.tsx';
import { HoldNote } from './hold-note.tsx';
import { DrawnNote } from './drawn-note.tsx';
import { anywhere, isReady, type NewBooking, type Start } from './new-booking.ts';
import { ServicesPart } from './services-part.tsx';
import { useNewBooking } from './use-new-booking.ts';
import './new-booking.css';

interface Props {
  siteId: string;
  about: string;
  start: Start;
}

/** A booking on one page: plate, what is to be done, when, and whom to reach. By keyboard Enter goes on from each to the next. */
export function NewBookingForm({ siteId, about, start }: Props) {
  const { t, i18n } = useTranslation('bookings');
  const list = useListPath(bookings);
  const may = useMay();
  useRecordKeys({ onEdit: () => {}, onLeave: list.leave });
  const page = useRef<HTMLDivElement>(null);
  const [wantsFocus, setWantsFocus] = useState(0);
  const booking = useNewBooking({ siteId, about, start });
  const { form, one, wanted, hold, refused } = booking;
  const { change } = form;
  const hasPlate = (start.licenseplate ?? '') !== '';
  const mayOverbook = may('bookings.overbook');

  const go = (to: string) => page.current?.querySelector<HTMLElement>(to)?.focus();
  useEffect(() => go(hasPlate ? '[data-services] input' : '[data-plate] input'), [hasPlate]);

  function choose(begins_at: string, overbook = '') {
    change({ begins_at, overbook });
    // A finger needs no focus, and would be shown a keyboard.
    if (isTouch()) return;
    requestAnimationFrame(() => {
      const selector = overbook === '' ? '[data-contact] input' : '[data-reason] input';
      const empty = [...(page.current?.querySelectorAll(selector) ?? [])].find(
        (input) => (input as HTMLInputElement).value.trim() === '',
      );
      (
        (empty as HTMLElement | undefined) ??
        page.current?.querySelector<HTMLElement>('[type="submit"]')
      )?.focus();
    });
  }
  const field = (name: keyof NewBooking) => (
    <FieldInput
      resource={bookings}
      name={name}
      row={one}
      fieldError={form.fieldErrors[name]}
      onChange={change}
    />
  );
  const time = one.begins_at;
  const submit = one.is_drop_in
    ? t('new.dropIn')
    : time === null
      ? t('new.book')
      : t('new.bookAt', { time: whenText(time, i18n.language) });

  return (
    <div ref={page} className="page">
      <BackLink resource={bookings} list={list} />
      <h1>{t('bookings.new')}</h1>
      {one.order_id !== null && (
        <p>
          <Link to={sitePath(siteId, `order/details/${one.order_id}`)}>
            {t('new.forOrder', { number: one.shown['order_id'] || t('one.draft') })}
          </Link>
        </p>
      )}
      <DraftForm form={form} shown={[]} ready={isReady(one)} submit={submit}>
        {() => (
          <div className="new-booking stack">
            <CarPart booking={booking} onDone={() => go('[data-services] input')} />
            <section className="section" aria-label={t('new.services')}>
              <h2>{t('new.services')}</h2>
              <ServicesPart
                chosen={one}
                onChange={(part) => change('calendar_id' in part ? { ...part, ...anywhere } : part)}
                onDone={() => setWantsFocus(wantsFocus + 1)}
              />
            </section>
            <section className="section new-booking-times" aria-label={t('times.title')}>
              <header className="row apart">
                <h2>{t('times.title')}</h2>
                <Toggle
                  label={t('new.isDropIn')}
                  on={one.is_drop_in}
                  onTurn={(is_drop_in) => change({ is_drop_in, begins_at: null })}
                />
              </header>
              <DrawnNote siteId={siteId} one={one} onFree={() => change(anywhere)} />
              {refused && <NotFreeAnyMore refused={refused} onChoose={choose} />}
              {hold.until !== null && <HoldNote until={hold.until} again={hold.again} />}
              {one.overbook !== '' && (
                <div data-reason>
                  <TextField
                    label={t('new.overbook')}
                    hint={t('new.overbookHint')}
                    maxLength={200}
                    value={one.overbook.trimStart()}
                    onChange={({ target }) => change({ overbook: target.value || ' ' })}
                  />
                </div>
              )}
              {one.is_drop_in ? (
                <p className="muted">{t('new.dropInHint')}</p>
              ) : (
                <TimeChoice
                  wanted={wanted}
                  form={one.form}
                  chosen={time}
                  lack={t('new.chooseServices')}
                  wantsFocus={wantsFocus}
                  onChoose={(start) => choose(start)}
                  {...(mayOverbook && {
                    renderTaken: (taken) =>
                      codesOf(taken).every((code) => overbookable.some((one) => one === code)) && (
                        <Button onClick={() => choose(taken.start, ' ')}>{t('new.anyway')}</Button>
                      ),
                  })}
                />
              )}
            </section>
            <section className="section" aria-label={t('bookings.sections.contact')}>
              <h2>{t('bookings.sections.contact')}</h2>
              <div className="stack" data-contact>
                {field('contact_name')}
                {field('contact_mobile')}
              </div>
              {booking.stored.length > 0 && (
                <Segments
                  label={t('new.set')}
                  labelled
                  variant="chips"
                  options={[
                    ...booking.stored.map(({ id, number, size }) => ({
                      value: String(id),
                      label: [number, size].filter(Boolean).join(' · '),
                    })),
                    { value: '', label: t('new.withoutSet') },
                  ]}
                  value={one.set_id === null ? '' : String(one.set_id)}
                  onChoose={(id) =>
                    change({ set_id: id === '' ? null : Number(id), without_set: id === '' })
                  }
                />
              )}
              {field('comment')}
              <details>
                <summary>{t('new.more')}</summary>
                <div className="stack">
                  {field('contact_email')}
                  {field('customer_id')}
                </div>
              </details>
            </section>
          </div>
        )}
      </DraftForm>
    </div>
  );
}
