import type { Language } from '#contract/platform/languages.ts';

/** An amount with so many digits behind its comma, of which no fewer than `least` are written, by the signs that the typeface of papers has. */
export function paperAmount(
  amount: unknown,
  digits: number,
  least: number,
  language: Language,
): string {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: least,
    maximumFractionDigits: digits,
  })
    .format(Number(amount) / 10 ** digits)
    .replaceAll('\u{2212}', '–')
    .replaceAll(/[\u{202f}\u{a0}]/gu, ' ');
}
