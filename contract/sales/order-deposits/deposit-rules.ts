/** An order as far as what is paid ahead asks; amounts in minor units. */
export interface PaidOrder {
  readonly gross: number;
  /** What was paid, ahead or once it was done, less what was paid back. */
  readonly paid: number;
  readonly cancelled: boolean;
  /** It was sold at a cash register, and is settled there alone. */
  readonly sold: boolean;
}

/** An order as its row has it. */
export const paidOrder = ({
  gross,
  paid_ahead,
  state,
  receipt,
}: Readonly<Record<string, unknown>>): PaidOrder => ({
  gross: Number(gross),
  paid: Number(paid_ahead),
  cancelled: state === 'cancelled',
  sold: Boolean(receipt),
});

const payable = ['draft', 'quote', 'accepted', 'planned', 'in_progress', 'done'];

/** Whether anything can be paid on an order: ahead, or what is left once it is done; what is cancelled is paid back, and what was sold at a cash register was paid there. */
export const takesDeposits = (order: {
  readonly state?: unknown;
  readonly receipt?: unknown;
  readonly archived_at: unknown;
}): boolean =>
  order.archived_at === null && !order.receipt && payable.includes(String(order.state));

/** What is left to pay of an order, and what has to be paid back: never both. */
export function depositBalance({ gross, paid, cancelled, sold }: PaidOrder): {
  left: number;
  back: number;
} {
  if (sold) return { left: 0, back: 0 };
  const owed = cancelled ? 0 : Math.max(0, gross);
  return { left: Math.max(0, owed - paid), back: Math.max(0, paid - owed) };
}
