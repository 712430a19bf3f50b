import { roundPayment, type Rounding } from './payment-rounding.ts';

/** A payment as the ledger keeps it: what it settles, and what was paid besides for want of coins. */
export interface Settled {
  readonly amount: number;
  readonly rounding: number;
}

/**
 * What a payment settles where so much is left. Who pays with coins all that they can pay of it has
 * settled all of it; any other payment settles what is paid.
 */
export function settledBy(payment: number, left: number, rounding: Rounding): Settled {
  const paid = roundPayment(payment, rounding);
  const amount = left > 0 && paid === roundPayment(left, rounding) ? left : paid;
  return { amount, rounding: paid - amount };
}
