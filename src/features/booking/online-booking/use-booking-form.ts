import { useState } from 'react';
import type { Booked } from '#contract/booking/online-booking.ts';
import { keepInTab, readInTab } from '#src/device/storage.ts';

/** What is typed and chosen on the page, and what came of it. */
export interface BookingForm {
  /** Made once for each booking: sent again, it is the same one. */
  readonly form: string;
  readonly licenseplate: string;
  readonly services: readonly number[];
  readonly addons: readonly number[];
  readonly classes: readonly string[];
  /** Of the car, as it is typed: kg and cm. */
  readonly weight: string;
  readonly height: string;
  readonly begins_at: string | null;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly comment: string;
  /** The digits that were sent to the mobile or the e-mail. */
  readonly code: string;
  readonly website: string;
  /** Whether it was sent and no answer has come: it may be booked, and then stands in its own way. */
  readonly inDoubt: boolean;
  readonly booked: Booked | null;
}

const blank = (): BookingForm => ({
  form: crypto.randomUUID(),
  licenseplate: '',
  services: [],
  addons: [],
  classes: [],
  weight: '',
  height: '',
  begins_at: null,
  name: '',
  mobile: '',
  email: '',
  comment: '',
  code: '',
  website: '',
  inDoubt: false,
  booked: null,
});

/** The form of a portal's page, kept in the tab: who loads it again, with an answer lost, still books once. */
export function useBookingForm(slug: string) {
  const place = `online-booking.${slug}`;
  const [form, setForm] = useState<BookingForm>(() => ({
    ...blank(),
    ...(JSON.parse(readInTab(place) ?? '{}') as Partial<BookingForm>),
  }));
  const take = (next: BookingForm) => {
    keepInTab(place, JSON.stringify(next));
    return next;
  };
  return {
    form,
    change: (part: Partial<BookingForm>) => setForm((before) => take({ ...before, ...part })),
    startOver: () => setForm(take(blank())),
  };
}
