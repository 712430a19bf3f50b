import { contactDetails } from '#contract/booking/booking-settings/contact-details.ts';
import { openOn, type OpenOn } from '#contract/booking/schedules/hours-text.ts';
import { dayOf, daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import { languages, type Language } from '#contract/platform/languages.ts';
import type { PublicWorkshop } from '#contract/platform/public-workshop.ts';
import { treadThresholds } from '#contract/workshop/tread-depth/thresholds.ts';
import { scheduleOf } from '#server/features/booking/bookings/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { settingsOf, type Place } from '#server/kit/settings/settings-repo.ts';
import { say } from '#server/kit/words.ts';
import { storedWorkshop } from './workshop-repo.ts';

/**
 * What a site's pages for customers say of it; undefined of one that is not at work. What cannot be read
 * is only logged: any page is better than none.
 */
export async function publicWorkshop(
  { db, http }: Pick<AppContext, 'db' | 'http'>,
  place: Place,
): Promise<PublicWorkshop | undefined> {
  try {
    return await db.transaction('system', async (tx) => {
      const stored = await storedWorkshop(tx, place);
      if (!stored) return undefined;
      const { name, town, timezone: zone, schedule } = stored;
      const { phone } = await settingsOf(tx, treadThresholds, place);
      const { street, zip } = await settingsOf(tx, contactDetails, place);
      const today = dayOf(now().getTime(), zone);
      return {
        name,
        address: [street, `${zip} ${town}`.trim()].filter(Boolean).join(', '),
        phone,
        opening: schedule && {
          said: saidInAll(openOn(scheduleOf(schedule, stored), today)),
          until: new Date(instantAt(Date.parse(daysAfter(today, 1)), zone)).toISOString(),
        },
      };
    });
  } catch (error) {
    http.log.error({ err: error }, 'the public facts of a workshop could not be read');
    return undefined;
  }
}

const saidInAll = (open: OpenOn) =>
  Object.fromEntries(languages.map((language) => [language, said(open, language)])) as Record<
    Language,
    string
  >;

function said({ hours, next }: OpenOn, language: Language): string {
  if (hours.length > 0)
    return say(language, 'online-booking', 'door.open', { hours: hours.join(', ') });
  if (!next) return say(language, 'online-booking', 'door.closed');
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const day = weekday.format(Date.parse(next.day));
  return say(language, 'online-booking', 'door.opens', { day, time: next.from });
}
