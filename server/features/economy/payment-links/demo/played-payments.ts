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
  /** What was given back, by the key it was asked with. */
  readonly given: Map<string, number>;
}

/** What was given back of a payment. */
export const givenOf = ({ given }: PlayedPayment): number =>
  [...given.values()].reduce((sum, amount) => sum + amount, 0);

const most = 500;

/** The payments of a provider that is played: `silent` while it answers nobody, `loses` while it does what it is asked and its answer is lost, `refuses` while it gives nothing back. */
export interface PlayedPayments {
  readonly known: Map<string, PlayedPayment>;
  silent: boolean;
  loses: boolean;
  refuses: boolean;
}

/** Has a provider give a part of a payment back, once for each key; answers with which status it says so. */
export function playRefund(
  { loses, refuses }: PlayedPayments,
  payment: PlayedPayment,
  amount: number,
  once: string,
): number {
  const left = payment.taken - givenOf(payment);
  if (refuses || (!payment.given.has(once) && amount > left)) return 400;
  if (!payment.given.has(once)) payment.given.set(once, amount);
  return loses ? 503 : 200;
}

export const playedPayments = (): PlayedPayments => ({
  known: new Map(),
  silent: false,
  loses: false,
  refuses: false,
});

/** Adds a payment; one that is added again is the first. */
export function addPlayed(
  { known }: PlayedPayments,
  payment: Omit<PlayedPayment, 'state' | 'taken' | 'given'>,
): PlayedPayment {
  const before = known.get(payment.id);
  if (before) return before;
  if (known.size >= most) known.clear();
  const added: PlayedPayment = { ...payment, state: 'open', taken: 0, given: new Map() };
  known.set(added.id, added);
  return added;
}
