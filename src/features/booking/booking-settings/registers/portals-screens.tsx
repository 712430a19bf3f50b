import { bookingPortals } from '#contract/booking/booking-settings/portals.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { screensInCalendar } from '../calendar/calendar-frame.tsx';
import { portalInputs } from '../inputs/portal-inputs.ts';
import { NewPortal } from './new-portal.tsx';
import { PortalLink } from './portal-link.tsx';

const screens = screensOf(bookingPortals, {
  card: ['slug', 'share', 'days_ahead'],
  head: PortalLink,
  inputs: portalInputs,
});

export default screensInCalendar({ ...screens, add: NewPortal });
