import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import {
  bookingReminders,
  reminderTypes,
  transports,
} from '#contract/booking/booking-settings/reminders.ts';
import { usualReminders } from '#contract/booking/booking-settings/usual-rules.ts';
import type { Language } from '#contract/platform/languages.ts';
import { logProblem } from '#src/device/log.ts';
import { wordsIn } from '#src/i18n/words.ts';
import { useCountry } from '#src/navigation/use-country.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { inCalendar } from '../calendar/calendar-frame.tsx';
import { reminderInputs } from '../inputs/reminder-inputs.ts';

const AddPage = lazyScreen(async () => (await import('#src/crud/pages.tsx')).AddPage);

/** A new reminder of a type and transport, with what is mostly said and when. */
export default inCalendar(function NewReminder() {
  const { type: typeName, transport: by } = useParams();
  const country = useCountry(useSiteId());
  const language = ({ NO: 'nb', SE: 'sv', DK: 'nb', FI: 'sv' } as const)[country];
  const textOf = useTheirWords(language);
  const type = reminderTypes.find((one) => one === typeName) ?? reminderTypes[0];
  const transport = transports.find((one) => one === by) ?? transports[0];
  const usual = usualReminders.find((one) => one.type === type);
  const word = (key: string) => i18next.t(`booking-settings:${key}`);
  const called = `booking-reminders.choices.type.${type}`;
  if (!textOf) return <Skeleton rows={8} />;
  const start = {
    type,
    transport,
    name: `${word(called)}, ${word(`booking-reminders.choices.transport.${transport}`)}`,
    minutes_after: usual?.minutes_after ?? 0,
    templates: {
      [language]: {
        subject: transport === 'email' ? textOf(called) : '',
        text: textOf(`usual.texts.${type}`),
      },
    },
  };
  return <AddPage resource={bookingReminders} start={start} inputs={reminderInputs} />;
});

/** What customers are told in, which need not be what the person speaks who writes it; nothing is suggested where its words do not come. */
function useTheirWords(language: Language): ((key: string) => string) | null {
  const [known, setKnown] = useState<{
    language: Language;
    textOf: (key: string) => string;
  } | null>(null);
  useEffect(() => {
    wordsIn(language, 'booking-settings').then(
      (textOf) => setKnown({ language, textOf }),
      (cause: unknown) => {
        logProblem('What is mostly said did not come', cause);
        setKnown({ language, textOf: () => '' });
      },
    );
  }, [language]);
  return known?.language === language ? known.textOf : null;
}
