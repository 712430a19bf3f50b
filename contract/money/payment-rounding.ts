import { rounded } from './amounts.ts';

export const roundingDirections = ['nearest', 'up', 'down'] as const;

/** How an amount is paid: in steps of so many minor units; 1 is to the cent. */
export interface Rounding {
  readonly step: number;
  readonly direction: (typeof roundingDirections)[number];
}

/**
 * What is paid of an amount: `nearest` half away from zero, `up` and `down` by its size, so that a
 * refund is rounded as the payment was. What it differs by is the rounding of the document (BT-114).
 */
export function roundPayment(amount: number, { step, direction }: Rounding): number {
  const size = Math.abs(amount);
  const over = size % step;
  const steps =
    direction === 'nearest'
      ? rounded(BigInt(size), BigInt(step)) * step
      : direction === 'up' && over > 0
        ? size - over + step
        : size - over;
  return amount < 0 ? 0 - steps : steps;
}

/** What the coins of a country leave of an amount paid in cash; accounts and cards pay to the cent. See docs/money.md. */
export const cashRounding: Readonly<Record<string, Rounding>> = {
  NO: { step: 100, direction: 'nearest' },
  SE: { step: 100, direction: 'nearest' },
  DK: { step: 50, direction: 'nearest' },
  FI: { step: 5, direction: 'nearest' },
};
