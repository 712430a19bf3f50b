import { bookingServices } from '#contract/booking/booking-settings/catalogue.ts';
import { placeKinds } from '#contract/booking/slots/site.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { screensInCalendar } from '../calendar/calendar-frame.tsx';
import { ClassMinutes } from '../inputs/class-minutes.tsx';
import { NamesByLanguage } from '../inputs/names-by-language.tsx';
import { severalOf } from '../inputs/several-of.tsx';

export default screensInCalendar(
  screensOf(bookingServices, {
    card: ['minutes', 'price', 'category_id'],
    inputs: {
      names: NamesByLanguage,
      minutes_by_class: ClassMinutes,
      place_kinds: severalOf(placeKinds, 'booking-places.choices.kind'),
    },
  }),
);
