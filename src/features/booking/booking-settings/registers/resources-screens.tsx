import { bookingResources } from '#contract/booking/booking-settings/workshop.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { screensInCalendar } from '../calendar/calendar-frame.tsx';
import { PlansTab } from '../planning/plans-tab.tsx';

export default screensInCalendar(
  screensOf(bookingResources, {
    card: ['kind', 'skills', 'schedule_id'],
    tabs: [{ name: 'plans', title: 'booking-settings:planning.ofOne', of: PlansTab }],
  }),
);
