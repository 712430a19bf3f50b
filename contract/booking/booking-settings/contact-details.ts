import { text } from '../../kit/fields.ts';
import { settings } from '../../kit/settings.ts';

/** Where customers find a site: its pages for them say so. */
export const contactDetails = settings('contact-details', {
  feature: 'booking-settings',
  path: '/v4/site/booking/contact-details',
  levels: ['site'],
  read: 'bookings.settings',
  write: 'bookings.settings',
  fields: {
    street: text(80, { hint: true }),
    zip: text(12, {}),
  },
});
