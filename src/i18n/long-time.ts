import { dateFormat } from './formats.ts';
import { showDate, showTime } from './time.ts';

/** A day (`yyyy-MM-dd`) as it is said: `Tuesday 24 November`. */
export const longDay = (day: string, language: string): string =>
  dateFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** An instant as it is said at the site: `Tuesday 24 November 08:15`. */
export const longTime = (at: string, language: string): string =>
  `${longDay(showDate(at), language)} ${showTime(at)}`;
