import { leastDecimals } from '#contract/kit/rules/decimals.ts';
import { numberFormat } from '#src/i18n/formats.ts';

const spaces = /[\s\u00a0\u202f']/g;
// Thousands parted by one mark throughout, and the comma another; or only the comma.
const parted = /^(-?)([1-9]\d{0,2}([.,])\d{3}(?:\3\d{3})*)(?:(?!\3)[.,](\d*))?$/;
const plain = /^(-?)(\d*)()(?:[.,](\d*))?$/;

/**
 * Reads a number as people write it: `1 250,5`, `1.250,50`, `1,250.50` or `-3`. A single mark with
 * three digits behind it parts thousands, but is the comma of a number with just three `digits`. Returns the number without its comma, so many `digits`
 * after it (1250.5 with 2 digits is 125050); null when it is none or has more digits behind the
 * comma than there may be.
 */
export function readNumber(text: string, digits: number): number | null {
  const bare = text.trim().replaceAll(spaces, '').replace('−', '-');
  const isComma = digits === 3 && /^-?\d+[.,]\d{3}$/.test(bare);
  const found = (isComma ? null : parted.exec(bare)) ?? plain.exec(bare) ?? [];
  const [, sign, whole = '', , behind = ''] = found;
  const fraction = behind.replace(/0+$/, '');
  if ((whole === '' && behind === '') || fraction.length > digits) return null;
  const number = Number(`${whole.replaceAll(/[.,]/g, '')}${fraction.padEnd(digits, '0')}`);
  if (!Number.isSafeInteger(number)) return null;
  return sign === '-' ? 0 - number : number;
}

/** A number as a language writes it, its comma set so many `digits` from the end: 125050 with 2 is `1 250,50`. A quantity, in thousandths, has no more of them than it needs: 4000 is `4`. */
export function showNumber(number: number, digits: number, language: string): string {
  return numberFormat(language, {
    minimumFractionDigits: leastDecimals(digits),
    maximumFractionDigits: digits,
  }).format(number / 10 ** digits);
}

/** The same as it stands in a field: without thousands parted, and without a comma that says nothing. */
export function writeNumber(number: number, digits: number, language: string): string {
  const least = leastDecimals(digits);
  // Three decimals of a price would be read as thousands.
  const needed = number % 10 ** (digits - least) === 0 ? least : digits;
  return numberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: digits === 3 || number % 10 ** digits === 0 ? 0 : needed,
    maximumFractionDigits: digits,
  }).format(number / 10 ** digits);
}
