import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import type { NotFree } from '#contract/booking/free-times.ts';
import type { WorkLine } from '#contract/booking/one-booking.ts';
import { bookings } from '#contract/booking/bookings.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useRecordKeys } from '#src/crud/record/use-record-keys.ts';
import { useDraft } from '#src/crud/use-draft.ts';
import { showAlert } from '#src/data/alerts.ts';
import { logProblem } from '#src/device/log.ts';
import { usePageTitle } from '#src/navigation/page-title.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Plate } from '#src/ui/plate.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { HoldNote } from '../new/hold-note.tsx';
import type { NewBooking } from '../new/new-booking.ts';
import { ServicesPart } from '../new/services-part.tsx';
import { notFreeIn, useHold } from '../new/use-hold.ts';
import { When } from '../one/when.tsx';
import { whenText } from '../look/when-text.ts';
import { NotFreeAnyMore } from '../times/not-free.tsx';
import { TimeChoice } from '../times/time-choice.tsx';
import '../new/new-booking.css';
import { Consequences } from './consequences.tsx';

type Booking = RowOf<typeof bookings>;
type Work = Pick<NewBooking, 'services' | 'addons' | 'classes'>;
type Moved = Booking & { readonly work?: Work };

interface Props {
  siteId: string;
  booking: Booking;
  work: readonly WorkLine[];
}

const workOf = (lines: readonly WorkLine[], classes: Booking['classes']): Work => ({
  services: lines.flatMap(({ service_id: service }) => service ?? []),
  addons: lines.flatMap(({ addon_id: id, quantity }) => (id === null ? [] : [{ id, quantity }])),
  classes,
});

/** The times that are possible for a booking, what moving it there means, and the way to the server. */
export function MoveForm({ siteId, booking, work: lines }: Props) {
  const { t, i18n } = useTranslation('bookings');
  const navigate = useNavigate();
  const page = sitePath(siteId, `bookings/${booking.id}`);
  const leave = (replace: boolean) =>
    void Promise.resolve(navigate(page, { replace })).catch((cause: unknown) =>
      logProblem('The booking was not gone to', cause),
    );
  useRecordKeys({ onEdit: () => {}, onLeave: () => leave(false) });
  usePageTitle(t('move.of', { ticket: booking.ticket }));
  const [formKey] = useState(() => crypto.randomUUID());
  const moved = useRef(false);
  const [refused, setRefused] = useState<NotFree | null>(null);
  const [changesWork, setChangesWork] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const before = workOf(lines, booking.classes);

  const form = useDraft<Moved, typeof bookings.calls.one>({
    siteId,
    name: `booking.move.${booking.id}`,
    read: bookings.calls.one,
    input: { params: { id: String(booking.id) } },
    save: async ({ version, begins_at: begins, work }, _, write) => {
      const body = { version, begins_at: begins, form: formKey, ...(work && sentOf(work)) };
      try {
        const parts = { params: { id: booking.id }, body };
        const { data } = await write(bookingCalls.move, parts, { siteId });
        moved.current = true;
        return data;
      } catch (cause) {
        setRefused(notFreeIn(cause));
        throw cause;
      } finally {
        refetchResource(siteId, bookings);
      }
    },
    onSaved: ({ ticket, begins_at: at }) => {
      const time = whenText(at, i18n.language);
      showAlert({ type: 'success', content: t('move.done', { ticket, time }) });
      leave(true);
    },
  });
  const draft: Moved = form.draft ?? booking;
  const work = draft.work ?? before;
  const wanted = {
    ...sentOf(work),
    ...(draft.calendar_id !== null && { calendar_id: draft.calendar_id }),
    ...(draft.set_id !== null && { set_id: draft.set_id }),
  };
  const isMoved = draft.begins_at !== booking.begins_at && draft.begins_at !== null;
  const hold = useHold(
    siteId,
    isMoved
      ? { ...wanted, form: formKey, begins_at: draft.begins_at!, booking_id: booking.id }
      : null,
    () => moved.current,
  );
  const change = (part: Partial<Moved>) => {
    setRefused(null);
    form.change(part);
  };
  const choose = (begins_at: string) => change({ begins_at });
  const notFree = refused ?? hold.refused;

  return (
    <div className="page">
      <Link className="back-link whole" to={page}>
        <span aria-hidden="true">{'‹ '}</span>
        {booking.ticket}
      </Link>
      <header className="row">
        <h1>{t('move.of', { ticket: booking.ticket })}</h1>
        <Plate plate={booking.licenseplate || null} />
        <span className="muted">
          <When begins={booking.begins_at} minutes={booking.minutes ?? 0} />
        </span>
      </header>
      <DraftForm
        form={form}
        shown={[
          {
            label: t('bookings.fields.begins_at'),
            of: ({ begins_at: at }) => whenText(at, i18n.language),
          },
          { label: t('bookings.fields.services'), of: ({ services }) => services },
        ]}
        ready={draft.begins_at !== null && form.dirty}
        submit={t('move.do')}
      >
        {() => (
          <div className="new-booking stack">
            <section className="section new-booking-times" aria-label={t('times.title')}>
              <header className="row apart">
                <h2>{t('times.title')}</h2>
                <Toggle label={t('move.showAll')} on={showsAll} onTurn={setShowsAll} />
              </header>
              {notFree && <NotFreeAnyMore refused={notFree} onChoose={choose} />}
              {hold.until !== null && <HoldNote until={hold.until} again={hold.again} />}
              <TimeChoice
                wanted={work.services.length > 0 ? wanted : null}
                form={formKey}
                bookingId={booking.id}
                chosen={draft.begins_at}
                onlyFree={!showsAll}
                lack={t('new.chooseServices')}
                wantsFocus={0}
                onChoose={choose}
              />
            </section>
            <section className="section" aria-label={t('move.consequences')}>
              <h2>{t('move.consequences')}</h2>
              {form.dirty ? (
                <Consequences siteId={siteId} before={booking} after={draft} lines={lines} />
              ) : (
                <p className="muted">{t('move.choose')}</p>
              )}
            </section>
            <section className="section" aria-label={t('new.services')}>
              <Toggle label={t('move.work')} on={changesWork} onTurn={setChangesWork} />
              {changesWork && (
                <ServicesPart
                  chosen={{ calendar_id: draft.calendar_id, ...work }}
                  onChange={({ calendar_id: _, ...part }) => change({ work: { ...work, ...part } })}
                  onDone={() => {}}
                />
              )}
            </section>
          </div>
        )}
      </DraftForm>
    </div>
  );
}

/** What of its work is sent. */
const sentOf = ({ services, addons, classes }: Work) => ({
  services: [...services],
  addons: addons.map((addon) => ({ ...addon })),
  classes: [...classes],
});
