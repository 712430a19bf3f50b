import { isLuhn } from './check-digits.ts';

const digitsOf = (text: string): number[] => [...text].map(Number);

const weighed = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);

/** The last digit of the nine: weights 3 2 7 6 5 4 3 2 by 11. */
function isNorwegian(number: string): boolean {
  if (!/^\d{9}$/.test(number)) return false;
  const digits = digitsOf(number);
  return (11 - (weighed(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === digits[8];
}

const isSwedish = (number: string): boolean => /^\d{10}$/.test(number) && isLuhn(number);

/** Eight digits whose weighed sum is divided by 11. */
const isDanish = (number: string): boolean =>
  /^\d{8}$/.test(number) && weighed(digitsOf(number), [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

/** Seven digits and one that checks them; a remainder of 1 is given to nobody. */
function isFinnish(number: string): boolean {
  if (!/^\d{8}$/.test(number)) return false;
  const digits = digitsOf(number);
  const rest = weighed(digits, [7, 9, 10, 5, 8, 4, 2]) % 11;
  return rest !== 1 && digits[7] === (rest === 0 ? 0 : 11 - rest);
}

/** Nine digits and what ISO 7064 (MOD 11, 10) makes of the first eight. */
function isGerman(number: string): boolean {
  const rest = digitsOf(number.slice(0, 8)).reduce(
    (product, digit) => (((digit + product) % 10 || 10) * 2) % 11,
    10,
  );
  return /^\d{9}$/.test(number) && (11 - rest) % 10 === Number(number[8]);
}

/** The rest by 11 decides the last digit; where it is 10, that by other weights does. */
function isBaltic(number: string): boolean {
  const digits = digitsOf(number);
  const own = digits.slice(0, -1);
  const by = (first: number) =>
    weighed(
      own,
      own.map((_, at) => ((at + first - 1) % 9) + 1),
    ) % 11;
  const rest = by(1) === 10 ? by(3) % 10 : by(1);
  return rest === digits.at(-1);
}

/** Eight digits: weights 8 to 2 by 11. */
const isCzech = (number: string): boolean =>
  /^\d{8}$/.test(number) &&
  (11 - (weighed(digitsOf(number), [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(number[7]);

type Check = (number: string) => boolean;
const shaped =
  (shape: RegExp, check: Check = () => true): Check =>
  (number) =>
    shape.test(number) && check(number);

// Where a country gives out more than one kind of number for a company, each of them will do.
const checks: Readonly<Record<string, readonly Check[]>> = {
  NO: [isNorwegian],
  SE: [isSwedish],
  DK: [isDanish],
  FI: [isFinnish],
  AT: [shaped(/^U\d{8}$/), shaped(/^(FN)?\d{1,6}[A-Z]$/)],
  BE: [
    shaped(
      /^[01]\d{9}$/,
      (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
    ),
  ],
  CH: [
    shaped(
      /^E?\d{9}$/,
      (number) =>
        (11 - (weighed(digitsOf(number.slice(-9)), [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 ===
        Number(number.at(-1)),
    ),
  ],
  // A person in business has a number of birth, of nine or ten digits.
  CZ: [isCzech, shaped(/^\d{9,10}$/)],
  // Of the register of companies there is no check.
  DE: [isGerman, shaped(/^HR[AB]\d{1,6}[A-Z]{0,3}$/), shaped(/^\d{10,11}$/)],
  EE: [
    shaped(/^\d{8}$/, isBaltic),
    shaped(
      /^10\d{7}$/,
      (number) => weighed(digitsOf(number), [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
    ),
  ],
  ES: [shaped(/^[A-Z\d]\d{7}[A-Z\d]$/)],
  FR: [
    shaped(/^\d{9}$/, isLuhn),
    shaped(/^\d{14}$/),
    shaped(/^[A-Z\d]{2}\d{9}$/, (number) => isLuhn(number.slice(2))),
  ],
  GB: [shaped(/^(\d{9}|\d{12})$/), shaped(/^([A-Z]{2}\d{6}|\d{7,8})$/)],
  HU: [
    shaped(
      /^\d{8}(\d{3})?$/,
      (number) => weighed(digitsOf(number), [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
    ),
    shaped(/^\d{10}$/),
  ],
  IE: [shaped(/^\d{7}[A-W][A-I]?$/), shaped(/^\d{5,6}$/)],
  IT: [shaped(/^\d{11}$/, isLuhn), shaped(/^[A-Z\d]{16}$/)],
  LT: [shaped(/^\d{9}$/, isBaltic), shaped(/^(\d{7}|\d{12})$/)],
  LU: [
    shaped(/^\d{8}$/, (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6))),
    shaped(/^[A-Z]\d{1,6}$/),
  ],
  LV: [shaped(/^\d{11}$/)],
  NL: [shaped(/^\d{9}B\d{2}$/), shaped(/^\d{8}$/)],
  PL: [
    shaped(
      /^\d{10}$/,
      (number) => weighed(digitsOf(number), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(number[9]),
    ),
    shaped(/^(\d{9}|\d{14})$/),
  ],
  PT: [
    shaped(
      /^\d{9}$/,
      (number) =>
        (11 - Math.max(weighed(digitsOf(number), [9, 8, 7, 6, 5, 4, 3, 2]) % 11, 1)) % 10 ===
        Number(number[8]),
    ),
  ],
  SK: [isCzech, shaped(/^\d{10}$/, (number) => Number(number) % 11 === 0)],
};

/**
 * Whether a company's number is one of a country, by its length and, where that is published, its check
 * digit; any is of a country whose rule is not here. Spaces, hyphens, and the letters a VAT number puts
 * around it do not matter.
 */
export function looksLikeOrgNumber(written: string, country: string): boolean {
  const number = written
    .toUpperCase()
    .replaceAll(/[\s./-]/g, '')
    .replace(new RegExp(`^${country}`), '')
    .replace(/(?<=\d)(MVA|MWST|TVA|IVA)$/, '');
  return checks[country]?.some((check) => check(number)) ?? true;
}
