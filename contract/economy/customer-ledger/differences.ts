/** Something by the ledger of customers and by the vouchers, in minor units. */
export interface Compared {
  readonly ledger: number;
  readonly vouchers: number;
  /** What of the ledger waits to be booked. */
  readonly waiting: number;
}

/** By how much the vouchers are not what the ledger says, in minor units: what waits among it. */
export const differenceOf = ({ ledger, vouchers }: Compared): number => ledger - vouchers;

/** What of the difference nothing that waits explains. */
export const unexplainedOf = (one: Compared): number => differenceOf(one) - one.waiting;

/** Why vouchers and ledger differ. */
export type Cause = 'waits' | 'unexplained';

/** Why they do; null where they do not. */
export function causeOf(one: Compared): Cause | null {
  if (unexplainedOf(one) !== 0) return 'unexplained';
  return differenceOf(one) === 0 ? null : 'waits';
}
