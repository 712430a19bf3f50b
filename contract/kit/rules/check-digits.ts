const digitsOf = (text: string): number[] => [...text].map(Number);

/** What is left of the sum by 10, in which every second digit from `doubled` (0 the last) counts twice. */
const luhnRest = (number: string, doubled: 0 | 1): number =>
  digitsOf(number)
    .toReversed()
    .reduce((all, digit, at) => all + (at % 2 === doubled ? (digit * 2) % 9 || digit : digit), 0) %
  10;

/** Whether a number (digits) ends with the check digit of Luhn (mod 10). */
export const isLuhn = (number: string): boolean => luhnRest(number, 1) === 0;

/** The digit of Luhn (mod 10) that a number (digits) gets at its end. */
export const luhnDigit = (number: string): string => String((10 - luhnRest(number, 0)) % 10);

/** The sum of a number's digits from the right, each with the next weight, which begin again when they end. */
export const weighedFromRight = (number: string, weights: readonly number[]): number =>
  digitsOf(number)
    .toReversed()
    .reduce((sum, digit, at) => sum + digit * weights[at % weights.length]!, 0);

const mod11 = [2, 3, 4, 5, 6, 7] as const;

/** The digit by 11 (weights 2 to 7 from the right) that a number gets at its end; `-` for the one that has no digit. */
export function mod11Digit(number: string): string {
  const rest = 11 - (weighedFromRight(number, mod11) % 11);
  return rest === 10 ? '-' : String(rest % 11);
}

/** What is left by 97 of digits and letters (ISO 7064; A is 10), however long. */
export const rest97 = (text: string): number =>
  [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
