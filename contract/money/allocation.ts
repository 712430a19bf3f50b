import { RuleError } from '../kit/rules/rule-error.ts';
import { rounded } from './amounts.ts';

/**
 * Shares an amount by weights without losing any of it: each gets what is whole of its share, and what
 * is left goes to those with the largest remainders, the first of equals first. Equal shares where the
 * weights are nothing together.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const exact = weights.map(BigInt);
  const sum = exact.reduce((all, weight) => all + weight, 0n);
  const [parts, all] = sum === 0n ? [exact.map(() => 1n), BigInt(exact.length)] : [exact, sum];
  return wholeShares(
    amount,
    parts.map((part) => BigInt(amount) * part),
    all,
  );
}

/**
 * Fractions with one denominator as whole numbers that are `total` together, which is what the
 * fractions are together, rounded. Those of opposite numbers are opposite.
 */
export function wholeShares(
  total: number,
  numerators: readonly bigint[],
  denominator: bigint,
): number[] {
  const shares = numerators.map((numerator) => Number(numerator / denominator));
  const left = total - shares.reduce((sum, share) => sum + share, 0);
  const sign = left < 0 === denominator < 0n ? 1n : -1n;
  const remainders = numerators.map((numerator) => sign * (numerator % denominator));
  const largestFirst = [...shares.keys()].toSorted((one, other) =>
    remainders[one]! < remainders[other]! ? 1 : remainders[one]! > remainders[other]! ? -1 : 0,
  );
  for (const at of largestFirst.slice(0, Math.abs(left))) shares[at]! += Math.sign(left);
  return shares;
}

/** What of a line is not invoiced or credited yet: its quantity in thousandths, and its amounts. */
export interface Left {
  readonly quantity: number;
  readonly amounts: readonly number[];
}

/**
 * Takes a part of what is left of a line, in whatever order and however often: each amount in the
 * proportion of the quantities, and the last part all that is left, so that no cent is lost. Throws
 * where less is left than is asked for.
 */
export function takePart({ quantity, amounts }: Left, part: number): { part: Left; left: Left } {
  const beyond = Math.sign(part) !== Math.sign(quantity) || Math.abs(part) > Math.abs(quantity);
  if (part === 0 || beyond) throw new RuleError('common.more_than_left');
  const taken = amounts.map((amount) => rounded(BigInt(amount) * BigInt(part), BigInt(quantity)));
  return {
    part: { quantity: part, amounts: taken },
    left: {
      quantity: quantity - part,
      amounts: amounts.map((amount, at) => amount - taken[at]!),
    },
  };
}
