/** An amount in minor units (øre) as a language writes it: `1 250,00 kr`. Currency by ISO 4217. */
export function showMoney(minor: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
}
