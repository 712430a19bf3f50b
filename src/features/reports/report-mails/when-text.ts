import { showDate, showTime } from '#src/i18n/time.ts';

/** A moment as it is read: its day and time. */
export const whenText = (at: string): string => `${showDate(at)} ${showTime(at)}`;
