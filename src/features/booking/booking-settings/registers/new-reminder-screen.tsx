import i18next from 'i18next';
import { useParams } from 'react-router';
import {
  bookingReminders,
  reminderTypes,
  transports,
} from '#contract/booking/booking-settings/reminders.ts';
import { usualReminders } from '#contract/booking/booking-settings/usual-rules.ts';
import { useCountry } from '#src/navigation/use-country.ts';
import { lazyScreen } from '#src/ui/state/lazy-part.tsx';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { inCalendar } from '../calendar/calendar-frame.tsx';
import { reminderInputs } from '../inputs/reminder-inputs.ts';

const AddPage = lazyScreen(async () => (await import('#src/crud/pages.tsx')).AddPage);

/** A new reminder of a type and transport, with what is mostly said and when. */
export default inCalendar(function NewReminder() {
  const { type: asked, transport: by } = useParams();
  const language = { NO: 'nb', SE: 'sv', DK: 'nb', FI: 'sv' }[useCountry(useSiteId())];
  const type = reminderTypes.find((one) => one === asked) ?? reminderTypes[0];
  const transport = transports.find((one) => one === by) ?? transports[0];
  const usual = usualReminders.find((one) => one.type === type);
  const word = (key: string) => i18next.t(`booking-settings:${key}`);
  const called = word(`booking-reminders.choices.type.${type}`);
  const start = {
    type,
    transport,
    name: `${called}, ${word(`booking-reminders.choices.transport.${transport}`)}`,
    minutes_after: usual?.minutes_after ?? 0,
    templates: {
      [language]: {
        subject: transport === 'email' ? called : '',
        text: word(`usual.texts.${type}`),
      },
    },
  };
  return <AddPage resource={bookingReminders} start={start} inputs={reminderInputs} />;
});
