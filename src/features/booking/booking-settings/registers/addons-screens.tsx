import { bookingAddons } from '#contract/booking/booking-settings/catalogue.ts';
import { placeKinds } from '#contract/booking/slots/site.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { screensInCalendar } from '../calendar/calendar-frame.tsx';
import { severalOf } from '../inputs/several-of.tsx';

export default screensInCalendar(
  screensOf(bookingAddons, {
    card: ['minutes', 'price', 'service_id'],
    inputs: { place_kinds: severalOf(placeKinds, 'booking-places.choices.kind') },
  }),
);
