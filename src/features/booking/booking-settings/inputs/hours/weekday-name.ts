import { dateFormat } from '#src/i18n/formats.ts';

/** The name of a day of the week, Monday being the first. */
export const weekdayName = (day: number, language: string): string =>
  dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day + 1));
