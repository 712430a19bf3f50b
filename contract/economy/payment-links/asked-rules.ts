/** How what a customer is asked to pay on an order stands: `closed` where nothing is paid on the order any more. */
export const askedStates = ['open', 'paid', 'withdrawn', 'closed'] as const;
export type AskedState = (typeof askedStates)[number];

/** What a customer is asked to pay on an order; amounts in minor units. */
export interface AskedPayment {
  /** 0 where it is withdrawn. */
  readonly asked: number;
  /** What was paid on the order when it was asked. */
  readonly paidBefore: number;
  /** What is paid on it by now. */
  readonly paid: number;
  /** What the order comes to. */
  readonly gross: number;
  /** What is left to pay of its invoices; null as long as none is issued. */
  readonly invoiced: number | null;
  /** Whether anything is paid on the order as it stands. */
  readonly isOpen: boolean;
}

/**
 * How what was asked stands, and what of it is left to pay. Whatever was paid on the order since it
 * was asked counts, and nobody is asked for more than is left of the order or of its invoices.
 */
export function askedPayment({ asked, paidBefore, paid, gross, invoiced, isOpen }: AskedPayment): {
  readonly state: AskedState;
  readonly left: number;
} {
  if (!isOpen) return { state: 'closed', left: 0 };
  if (asked === 0) return { state: 'withdrawn', left: 0 };
  const ofAsked = asked - Math.max(0, paid - paidBefore);
  const left = Math.max(0, Math.min(ofAsked, gross - paid, invoiced ?? gross));
  return { state: left > 0 ? 'open' : 'paid', left };
}
