import { contactDetails } from '#contract/booking/booking-settings/contact-details.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';

/** Where customers find a site, as its pages for them say. */
export default function ContactScreen() {
  return <SettingsPage settings={contactDetails} />;
}
