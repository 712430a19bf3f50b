/** An order as far as selling hangs on it; amounts in minor units. */
export interface Sale {
  readonly state: string;
  readonly customer_id: number | null;
  readonly car_id: number | null;
  readonly gross: number | null;
  readonly paid_ahead: number | null;
  /** Up to what it may come to though the customer owes more than their limit then, and why. */
  readonly credit_to: number | null;
  readonly credit_reason: string;
}

/** Whom something is sold to, and what they owe at all sites on other orders. */
export interface Buyer {
  readonly name: string;
  readonly blocked: boolean;
  readonly block_reason: string;
  /** Null where nobody has said. */
  readonly credit_limit: number | null;
  readonly owed: number;
}

const ranks = ['draft', 'quote', 'accepted', 'planned', 'in_progress', 'done'];
const rankOf = (sale: Pick<Sale, 'state'> | undefined): number =>
  Math.max(0, ranks.indexOf(sale?.state ?? 'draft'));

const accepted = rankOf({ state: 'accepted' });

/**
 * What a change of an order promises its buyer, by whichever way: a step, one that is taken back,
 * another buyer, or more lines. `more` than was accepted before; that it goes `on` with what was; or
 * nothing. What is done has been sold, and a step back promises less.
 */
export function promiseOf(before: Sale | undefined, after: Sale): 'more' | 'on' | undefined {
  const [was, rank] = [rankOf(before), rankOf(after)];
  if (rank === 0 || after.state === 'done') return undefined;
  const isOther =
    before?.customer_id !== after.customer_id ||
    (after.customer_id === null && before.car_id !== after.car_id);
  if (isOther || (after.gross ?? 0) > (before?.gross ?? 0)) return 'more';
  if (rank <= was) return undefined;
  return was < accepted ? 'more' : 'on';
}

/** What is to be sold on credit; amounts in minor units. */
export interface OnCredit {
  /** What is left to pay of it. */
  readonly unpaid: number;
  /** What its buyer owes with it. */
  readonly used: number;
  /** Whether somebody who may give credit said of it that it goes on all the same. */
  readonly isLet: boolean;
}

/** Why somebody has no more on credit: asked of orders, of invoices and of runs of them. Undefined where they do, and where nothing is left to pay. */
export function creditWarning(
  { blocked, credit_limit: limit }: Pick<Buyer, 'blocked' | 'credit_limit'>,
  { unpaid, used, isLet }: OnCredit,
): 'buyer_blocked' | 'over_credit' | undefined {
  if (unpaid <= 0) return undefined;
  if (blocked) return 'buyer_blocked';
  return limit !== null && used > limit && !isLet ? 'over_credit' : undefined;
}

/** An order as what is to be sold on credit. */
export const onCredit = (buyer: Buyer, sale: Sale): OnCredit => ({
  unpaid: unpaidOf(sale),
  used: owedWith(buyer, sale),
  isLet: sale.credit_reason !== '' && (sale.gross ?? 0) <= (sale.credit_to ?? 0),
});

/** Why an order is not promised to a buyer; undefined where it is. A quote costs nobody anything yet. */
export function refusedFor(
  buyer: Buyer,
  sale: Sale,
  promise: 'more' | 'on',
): 'orders.buyer_blocked' | 'orders.over_credit' | undefined {
  if (buyer.blocked) return 'orders.buyer_blocked';
  if (promise === 'on' || rankOf(sale) < accepted) return undefined;
  return creditWarning(buyer, onCredit(buyer, sale)) && 'orders.over_credit';
}

/** What a buyer owes on open orders, this one too. */
export const owedWith = ({ owed }: Buyer, sale: Sale): number => owed + unpaidOf(sale);

const unpaidOf = ({ gross, paid_ahead: paid }: Sale): number =>
  Math.max(0, (gross ?? 0) - (paid ?? 0));
