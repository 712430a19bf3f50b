import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import {
  bookingReminders,
  reminderTypes,
  transports,
} from '#contract/booking/booking-settings/reminders.ts';
import { PageHead } from '#src/crud/record/page-head.tsx';
import { useListPath } from '#src/crud/record/use-list-path.ts';
import { useTranslations } from '#src/crud/words.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What a new reminder is about, and how it is sent. */
export function ChooseReminder() {
  const { t } = useTranslation('booking-settings');
  const words = useTranslations(bookingReminders);
  const siteId = useSiteId();
  const { calendarId } = useParams();
  const list = useListPath(bookingReminders);
  return (
    <div className="page" data-width="text">
      <PageHead resource={bookingReminders} list={list} title={words.text('new')} />
      <p>{t('reminder.choose')}</p>
      <ul className="rows">
        {reminderTypes.map((type) => (
          <li key={type} className="row apart">
            <span>{words.choice('type', type)}</span>
            <span className="actions">
              {transports.map((transport) => (
                <Link
                  key={transport}
                  className="button"
                  aria-label={`${words.choice('type', type)}: ${words.choice('transport', transport)}`}
                  to={sitePath(
                    siteId,
                    `settings/booking/${calendarId}/reminders/0/new/${type}/${transport}`,
                  )}
                  state={{ fromList: false }}
                >
                  {words.choice('transport', transport)}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
