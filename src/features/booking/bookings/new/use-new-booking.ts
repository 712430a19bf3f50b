import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import type { NotFree } from '#contract/booking/free-times.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { customers } from '#contract/customer/customers.ts';
import { isInHouse } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useDraft } from '#src/crud/use-draft.ts';
import { showAlert } from '#src/data/alerts.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { useKnown } from '#src/features/hotel/wheel-sets/exports.ts';
import { whenText } from '../look/when-text.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { bodyOf, newBooking, wantedOf, type NewBooking, type Start } from './new-booking.ts';
import { notFreeIn, useHold } from './use-hold.ts';
import { useCalendars } from '../times/use-calendars.ts';
import { useOffer } from './use-offer.ts';

interface Input {
  readonly siteId: string;
  /** What it is made for: what is typed is kept under it. */
  readonly about: string;
  readonly start: Start;
}

/** A booking that is being made: what is typed of it, what is known of the car, the time that is held for it, and the way to the server. */
export function useNewBooking({ siteId, about, start: initial }: Input) {
  const { t, i18n } = useTranslation('bookings');
  const navigate = useNavigate();
  const [start] = useState(() => newBooking(initial));
  const made = useRef<RowOf<typeof bookings>>(null);
  const [refused, setRefused] = useState<NotFree | null>(null);
  const whole = useRef(start);

  const form = useDraft<NewBooking, typeof bookingCalls.shown>({
    siteId,
    name: `booking.new.${about}`,
    read: bookingCalls.shown,
    input: { params: { id: '1' } },
    start,
    save: async (draft, _, write) => {
      const body = bodyOf({ ...draft, set_id: whole.current.set_id });
      try {
        made.current = (await write(bookingCalls.book, { body }, { siteId })).data;
      } catch (cause) {
        setRefused(notFreeIn(cause));
        throw cause;
      } finally {
        refetchResource(siteId, bookings);
      }
      return draft;
    },
    onSaved: () => {
      const { id, ticket, begins_at: at } = made.current!;
      const time = whenText(at, i18n.language);
      showAlert({ type: 'success', content: t('new.done', { ticket, time }) });
      const path = sitePath(siteId, `bookings/${id}`);
      Promise.resolve(navigate(path, { replace: true })).catch((cause: unknown) =>
        logProblem('The new booking was not gone to', cause),
      );
    },
  });
  const draft = form.draft ?? start;
  const { change, give } = form;

  const known = useKnown(draft.licenseplate);
  const { plate, car } = known;
  // What is known of the plate is filled in once; what somebody changes then stays.
  const filled = useRef('');
  useEffect(() => {
    if (plate === '' || filled.current === plate) return;
    filled.current = plate;
    if (!car || car.id === draft.car_id) return;
    const { customer_id } = car;
    const shown = { ...draft.shown, customer_id: car.shown['customer_id'] ?? '' };
    give({ car_id: car.id, ...(customer_id !== null && { customer_id, shown }) });
  });

  const who = draft.customer_id;
  const customer = useQuery({
    ...queryFor(siteId, customers.calls.one, { params: { id: String(who) } }),
    enabled: who !== null,
  }).data?.data;
  const filledBy = useRef(initial.customer_id ?? null);
  useEffect(() => {
    if (!customer || customer.id === filledBy.current) return;
    filledBy.current = customer.id;
    const { name, phone, email } = customer;
    give({ contact_name: name, contact_mobile: phone, contact_email: email });
  }, [customer, give]);

  const calendars = useCalendars(siteId);
  const calendarId = draft.calendar_id ?? calendars.usual?.id ?? null;
  const services = useOffer(siteId, calendarId).data?.[0].data ?? [];
  const needsSet = services.some(
    ({ id, needs_set: needs, wheel_change: changes }) =>
      draft.services.includes(id) && (needs || changes),
  );
  const stored = known.sets.filter(({ state }) => isInHouse(state));
  const only = needsSet && !draft.without_set && stored.length === 1 ? stored[0]!.id : null;
  const one: NewBooking = { ...draft, set_id: draft.set_id ?? only };
  useEffect(() => {
    whole.current = one;
  });

  const wanted = wantedOf(one);
  const isHeld = wanted !== null && one.begins_at !== null && !one.is_drop_in && !one.overbook;
  const hold = useHold(
    siteId,
    isHeld ? { ...wanted, form: one.form, begins_at: one.begins_at } : null,
    () => made.current !== null,
  );

  return {
    form: { ...form, change: (part: Partial<NewBooking>) => (setRefused(null), change(part)) },
    one,
    known,
    stored: needsSet || draft.set_id !== null ? stored : [],
    wanted,
    hold,
    /** Why the time that was wanted is not free any more, and what is next best. */
    refused: refused ?? hold.refused,
  };
}

export type NewBookingForm = ReturnType<typeof useNewBooking>;
