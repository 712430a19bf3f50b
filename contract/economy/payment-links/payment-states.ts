/** How a payment that was begun stands; what is paid stays paid. */
export const paymentStates = ['started', 'pending', 'paid', 'failed', 'cancelled'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** How a provider says that a payment stands; amounts in minor units. */
export interface Standing {
  /** What was taken from the payer. */
  readonly paid: number;
  /** What is held for us and can be taken. */
  readonly held: number;
  /** Nothing more comes of it: given up by the payer, refused, or its time is over. */
  readonly ended: 'cancelled' | 'failed' | null;
}

/** What a payment comes to be by what its provider says. Whatever was thought before, what was taken is paid. */
export function stateBy(before: PaymentState, { paid, ended }: Standing): PaymentState {
  if (before === 'paid' || paid > 0) return 'paid';
  return ended ?? 'pending';
}

/** How much of what was paid settles an invoice of which so much is open, and what stays its customer's; in minor units. */
export function settledBy(
  paid: number,
  open: number,
): { readonly settles: number; readonly stays: number } {
  const settles = Math.min(paid, Math.max(0, open));
  return { settles, stays: paid - settles };
}
