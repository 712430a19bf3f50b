import { numberFormat } from './formats.ts';

/**
 * An amount in minor units (øre) as a language writes it: `1 250,00 kr`. Currency by ISO 4217. With more
 * `digits` it is a price finer than a minor unit, and shown as fine as it is; with none it is in whole units.
 */
export function showMoney(minor: number, currency: string, language: string, digits = 2): string {
  const style = { style: 'currency', currency } as const;
  const usual = numberFormat(language, style).resolvedOptions().maximumFractionDigits ?? 2;
  const most = Math.max(0, usual + digits - 2);
  return numberFormat(language, { ...style, maximumFractionDigits: most }).format(
    minor / 10 ** most,
  );
}
