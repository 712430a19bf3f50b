import { askedInPortals } from '#contract/booking/booking-settings/asked-in-portals.ts';
import { bookingPortals } from '#contract/booking/booking-settings/portals.ts';
import { languages } from '#contract/platform/languages.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { screensInCalendar } from '../calendar/calendar-frame.tsx';
import { PortalTextsInput } from '../inputs/portal-texts-input.tsx';
import { ServiceIdsInput } from '../inputs/service-ids-input.tsx';
import { severalOf } from '../inputs/several-of.tsx';
import { PortalLink } from './portal-link.tsx';

export default screensInCalendar(
  screensOf(bookingPortals, {
    card: ['slug', 'share', 'days_ahead'],
    head: PortalLink,
    inputs: {
      languages: severalOf(languages, 'languages'),
      required_fields: severalOf(askedInPortals, 'asked'),
      service_ids: ServiceIdsInput,
      texts: PortalTextsInput,
    },
  }),
);
