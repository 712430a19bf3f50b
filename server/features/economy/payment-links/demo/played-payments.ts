/** A payment at a provider that is played. Amounts in minor units. */
export interface PlayedPayment {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly returnUrl: string;
  /** By whom it was begun, and where it is called back about. */
  readonly owner: string;
  readonly hooks: readonly { readonly url: string; readonly secret: string }[];
  state: 'open' | 'held' | 'given up' | 'cancelled';
  taken: number;
}

const most = 500;

/** The payments of a provider that is played; `silent` while it answers nobody. */
export interface PlayedPayments {
  readonly known: Map<string, PlayedPayment>;
  silent: boolean;
}

export const playedPayments = (): PlayedPayments => ({ known: new Map(), silent: false });

/** Adds a payment; one that is added again is the first. */
export function addPlayed(
  { known }: PlayedPayments,
  payment: Omit<PlayedPayment, 'state' | 'taken'>,
): PlayedPayment {
  const before = known.get(payment.id);
  if (before) return before;
  if (known.size >= most) known.clear();
  const added: PlayedPayment = { ...payment, state: 'open', taken: 0 };
  known.set(added.id, added);
  return added;
}
