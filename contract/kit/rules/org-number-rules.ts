const digitsOf = (text: string): number[] => [...text].map(Number);

const weighed = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);

/** The last digit of the nine: weights 3 2 7 6 5 4 3 2 by 11. */
function isNorwegian(number: string): boolean {
  if (!/^\d{9}$/.test(number)) return false;
  const digits = digitsOf(number);
  return (11 - (weighed(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === digits[8];
}

/** Ten digits by Luhn. */
function isSwedish(number: string): boolean {
  if (!/^\d{10}$/.test(number)) return false;
  const sum = digitsOf(number).reduce((all, digit, at) => {
    const counted = at % 2 === 0 ? digit * 2 : digit;
    return all + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

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

const checks: Readonly<Record<string, (number: string) => boolean>> = {
  NO: isNorwegian,
  SE: isSwedish,
  DK: isDanish,
  FI: isFinnish,
};

/**
 * Whether a company's number is one of a country (`NO`, `SE`, `DK`, `FI`), by its length and check
 * digit; any is of another country. Spaces, hyphens, and the letters a VAT number puts around it
 * do not matter.
 */
export function looksLikeOrgNumber(written: string, country: string): boolean {
  const number = written
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '')
    .replace(/^(NO|SE|DK|FI)/, '')
    .replace(/MVA$/, '');
  return checks[country]?.(number) ?? true;
}
