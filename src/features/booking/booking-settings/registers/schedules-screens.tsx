import { bookingSchedules } from '#contract/booking/booking-settings/calendars.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { screensInCalendar } from '../calendar/calendar-frame.tsx';
import { ExceptionsInput } from '../inputs/hours/exceptions-input.tsx';
import { SeasonsInput } from '../inputs/hours/seasons-input.tsx';
import { WeeksInput } from '../inputs/hours/weeks-input.tsx';

export default screensInCalendar(
  screensOf(bookingSchedules, {
    inputs: { weeks: WeeksInput, seasons: SeasonsInput, exceptions: ExceptionsInput },
  }),
);
