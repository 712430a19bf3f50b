import { leastDecimals } from '#contract/kit/rules/decimals.ts';
import {
  ambiguousMark,
  otherMark,
  readWritten,
  type DecimalMark,
} from '#contract/kit/rules/written-number.ts';
import { numberFormat } from '#src/i18n/formats.ts';

/**
 * Reads a number as people type it in a language. Three digits behind its only mark are thousands of
 * what has no decimals, and decimals of a quantity; of an amount the language says which, and a price
 * that may have so many decimals is not read with another language's mark. Returns the number without
 * its comma, so many `digits` after it (1250.5 with 2 digits is 125050); null when it is none or has
 * more digits behind the comma than there may be.
 */
export function readNumber(text: string, digits: number, language: string): number | null {
  const ambiguous = ambiguousMark(text);
  const mark = ambiguous && decimalMark(ambiguous, digits, language);
  const read = ambiguous && !mark ? null : readWritten(text, digits, mark);
  return typeof read === 'number' ? read : null;
}

function decimalMark(ambiguous: DecimalMark, digits: number, language: string): DecimalMark | null {
  if (digits === 0) return otherMark(ambiguous);
  if (digits === 3) return ambiguous;
  const own = markOf(language);
  return digits > 3 && ambiguous !== own ? null : own;
}

/** The decimal mark of a language. */
const markOf = (language: string): DecimalMark =>
  numberFormat(language, { minimumFractionDigits: 1 }).format(0).includes(',') ? ',' : '.';

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
  // Three decimals of a price would be ambiguous.
  const needed = number % 10 ** (digits - least) === 0 ? least : digits;
  return numberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: digits === 3 || number % 10 ** digits === 0 ? 0 : needed,
    maximumFractionDigits: digits,
  }).format(number / 10 ** digits);
}
