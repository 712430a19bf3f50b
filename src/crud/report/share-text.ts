import { numberFormat } from '#src/i18n/formats.ts';

/** A share in hundredths of a percent with one decimal at most: `100`, `33.3`. Only one so small that it would be nothing has two. */
export function showShare(share: number, language: string): string {
  const isSmall = share !== 0 && Math.abs(share) < 5;
  return numberFormat(language, { maximumFractionDigits: isSmall ? 2 : 1 }).format(share / 100);
}
