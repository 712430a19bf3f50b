import { showDate } from '#src/i18n/time.ts';

/** The last day on which a quote can be answered: it ends at the midnight after it. */
export const lastDay = (until: string): string =>
  showDate(new Date(Date.parse(until) - 1).toISOString());
