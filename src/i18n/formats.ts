import i18next from 'i18next';

const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** What writes days and times in a language. It is made once for each way of writing: making one costs more than what it writes. */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const made = dates.get(key) ?? new Intl.DateTimeFormat(language, options);
  dates.set(key, made);
  return made;
}

/** What writes numbers in a language, made once as well. */
export function numberFormat(
  language: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const made = numbers.get(key) ?? new Intl.NumberFormat(language, options);
  numbers.set(key, made);
  return made;
}

/** A percentage as people write it, from hundredths of a per cent: `40 %`, `37,5 %`. */
export const percentText = (hundredths: number): string => `${amountText(hundredths, 2, 0)} %`;

/** An amount that has so many digits behind its comma, of which no fewer than `least` are shown. */
export const amountText = (amount: number, digits: number, least: number): string =>
  numberFormat(i18next.language, {
    minimumFractionDigits: least,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
