import { bookingResources } from '#contract/booking/booking-settings/workshop.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { screensInCalendar } from '../calendar/calendar-frame.tsx';
import { AccountInput } from '../inputs/account-input.tsx';
import { PlansTab } from '../planning/plans-tab.tsx';

export default screensInCalendar(
  screensOf(bookingResources, {
    card: ['kind', 'account', 'skills', 'schedule_id'],
    inputs: { user_id: AccountInput },
    tabs: [{ name: 'plans', title: 'booking-settings:planning.ofOne', of: PlansTab }],
  }),
);
