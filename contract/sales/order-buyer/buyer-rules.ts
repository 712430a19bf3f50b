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

/** Why an order is not promised to a buyer; undefined where it is. A quote costs nobody anything yet. */
export function refusedFor(
  buyer: Buyer,
  sale: Sale,
  promise: 'more' | 'on',
): 'orders.buyer_blocked' | 'orders.over_credit' | undefined {
  if (buyer.blocked) return 'orders.buyer_blocked';
  if (buyer.credit_limit === null || promise === 'on' || rankOf(sale) < accepted) return undefined;
  const isLet = sale.credit_reason !== '' && (sale.gross ?? 0) <= (sale.credit_to ?? 0);
  return owedWith(buyer, sale) > buyer.credit_limit && !isLet ? 'orders.over_credit' : undefined;
}

/** What a buyer owes on open orders, this one too. */
export const owedWith = ({ owed }: Buyer, { gross, paid_ahead: paid }: Sale): number =>
  owed + Math.max(0, (gross ?? 0) - (paid ?? 0));
