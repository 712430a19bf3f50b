/** The sign before the decimals of a number. */
export type DecimalMark = ',' | '.';

/** What a column of numbers says of its decimal mark: open where it could be either and some cell depends on it, null where none does. */
export type ColumnMark = DecimalMark | 'open' | null;

// Thousands parted by one mark throughout, and decimals behind the other.
const parted = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,](\d*))?$/;
const plain = /^\d*(?:([.,])(\d*))?$/;
// Either three decimals or thousands: nothing in it says which.
const either = /^[1-9]\d{0,2}([.,])(\d{3})$/;
const spaceBetweenThousands = /(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/gu;

/** Without the spaces between thousands; `,-` behind a round amount stands for its decimals. */
const tidied = (text: string): string =>
  text
    .trim()
    .replaceAll(spaceBetweenThousands, '')
    .replace(/(?<=\d)([.,])[-–—]+$/u, '$100')
    .replace(/(?<=\d):[-–—]+$/u, '')
    .replace(/^[-−–]\s?/u, '-');

/** The mark that then parts thousands. */
export const otherMark = (mark: string): DecimalMark => (mark === ',' ? '.' : ',');

/** The mark of a number whose three digits behind it are either decimals or thousands; null where that is clear. */
export const ambiguousMark = (text: string): DecimalMark | null =>
  (either.exec(tidied(text).replace(/^-/, ''))?.[1] as DecimalMark | undefined) ?? null;

/** Finds the decimal mark of a column by all of its cells; what is no number says nothing. */
export function decimalMarkOf(cells: Iterable<string>): ColumnMark {
  const found = new Set<DecimalMark>();
  let depends = false;
  for (const cell of cells) {
    const bare = tidied(cell).replace(/^-/, '');
    if (either.test(bare)) {
      depends = true;
      continue;
    }
    const thousands = parted.exec(bare);
    if (thousands) found.add(otherMark(thousands[1]!));
    else {
      const [, mark, decimals] = plain.exec(bare) ?? [];
      if (mark !== undefined && decimals !== '') found.add(mark as DecimalMark);
    }
  }
  const [only] = found;
  if (found.size === 1) return only!;
  return depends ? 'open' : null;
}

/** Why a text is not read as a number: it is none, has more decimals than there may be, or may be two of them. */
export type NoNumber = 'none' | 'too_fine' | 'open';

/**
 * Reads a number as people write it: `1 250,5`, `1.250,50`, `1,250.50`, `1 250,-` or `-3`. `345,125`
 * is what the decimal mark says, and without one it is open, unless only thousands make it whole
 * where it has to be. Returns the number without its comma, so many `digits` after it: 1250.5 with 2
 * digits is 125050.
 */
export function readWritten(
  text: string,
  digits: number,
  decimalMark: DecimalMark | null,
): number | NoNumber {
  const tidy = tidied(text);
  const isNegative = tidy.startsWith('-');
  const bare = isNegative ? tidy.slice(1) : tidy;
  const [, mark, three] = either.exec(bare) ?? [];
  const onlyThousands = digits === 0 && three !== '000';
  if (mark && !decimalMark && !onlyThousands) return 'open';
  const isParted = parted.test(bare) && !(mark && mark === decimalMark);
  const decimals = (isParted ? parted.exec(bare)?.[2] : plain.exec(bare)?.[2]) ?? '';
  if (!isParted && !plain.test(bare)) return 'none';
  const behind = decimals.length;
  const whole = (behind > 0 ? bare.slice(0, -behind) : bare).replaceAll(/[.,]/g, '');
  if (whole === '' && behind === 0) return 'none';
  const fraction = decimals.replace(/0+$/, '');
  if (fraction.length > digits) return 'too_fine';
  const number = Number(whole + fraction.padEnd(digits, '0'));
  if (!Number.isSafeInteger(number)) return 'none';
  return isNegative ? 0 - number : number;
}
