import { bookingCategories } from '#contract/booking/booking-settings/catalogue.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { screensInCalendar } from '../calendar/calendar-frame.tsx';

export default screensInCalendar(screensOf(bookingCategories));
