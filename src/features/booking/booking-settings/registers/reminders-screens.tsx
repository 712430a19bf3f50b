import { bookingReminders } from '#contract/booking/booking-settings/reminders.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { screensInCalendar } from '../calendar/calendar-frame.tsx';
import { reminderInputs } from '../inputs/reminder-inputs.ts';
import { ChooseReminder } from './choose-reminder.tsx';

const screens = screensOf(bookingReminders, {
  card: ['type', 'transport', 'active'],
  inputs: reminderInputs,
});

export default screensInCalendar({ ...screens, add: ChooseReminder });
