import { showDate, showTime, showWeekday } from '#src/i18n/time.ts';

/** When something begins, in words: `Tue 24 Nov 08:15`. */
export const whenText = (at: string, language: string): string =>
  `${showWeekday(showDate(at), language)} ${showTime(at)}`;
