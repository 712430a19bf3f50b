import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate, showTime, showWeekday } from '#src/i18n/time.ts';
import { dateFormat } from '#src/i18n/formats.ts';

/** When something begins, in words: `Tue 24 Nov 08:15`; '–' when nobody has said. */
export const whenText = (at: string | null, language: string): string =>
  at === null ? '–' : `${showWeekday(showDate(at), language)} ${showTime(at)}`;

const week = 7;

/** The same as short as it can be meant by it: within a week the weekday says which day it is. */
export function soonText(at: string, language: string): string {
  const day = showDate(at);
  if (day >= daysAfter(showDate(serverNow()), week)) return whenText(at, language);
  const name = dateFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return `${name.format(new Date(`${day}T00:00:00Z`))} ${showTime(at)}`;
}
