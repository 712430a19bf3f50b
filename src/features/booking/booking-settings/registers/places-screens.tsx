import { bookingPlaces } from '#contract/booking/booking-settings/workshop.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { screensInCalendar } from '../calendar/calendar-frame.tsx';

export default screensInCalendar(screensOf(bookingPlaces));
