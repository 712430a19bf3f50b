import type { Language } from '#contract/platform/languages.ts';
import { say } from '#server/kit/words.ts';
import type { BookedVoucher } from './export-repo.ts';

/** A voucher's own number, and what it is of. */
export const textOf = (
  language: Language,
  {
    series,
    number,
    kind,
    document_number,
  }: Pick<BookedVoucher, 'series' | 'number' | 'kind' | 'document_number'>,
): string =>
  `${series}${number} ${say(language, 'vouchers', `kinds.${kind}`, { number: document_number })}`;
