import type { ListedTransaction } from '#contract/cash/cash-registers/journal/journal-calls.ts';

/** When something was entered, as the site's clock had it. */
export const writtenAt = ({ day, time }: Pick<ListedTransaction, 'day' | 'time'>): string =>
  `${day} ${time.slice(0, 5)}`;
