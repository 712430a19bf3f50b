import {
  creditWarning,
  onCredit,
  owedWith,
  promiseOf,
  refusedFor,
  type Sale,
} from '#contract/sales/order-buyer/buyer-rules.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { goesOn } from '#server/kit/resource/steps/goes-on.ts';
import { buyerOf, lockCredit } from './buyer-repo.ts';

type Order = Sale & { readonly id: number };

/** Refuses to promise more to somebody who is blocked, or to anyone beyond their credit limit, whichever way an order came there. */
export async function checkBuyer(
  context: Pick<Context, 'db'>,
  before: Order,
  order: Order,
): Promise<void> {
  const promise = promiseOf(before, order);
  if (promise) await checkSale(context, order, promise);
}

/** The same of an order as it stands. */
export async function checkSale(
  { db }: Pick<Context, 'db'>,
  order: Order,
  promise: 'more' | 'on' = 'more',
): Promise<void> {
  const before = await buyerOf(db, order);
  const isLimited = promise === 'more' && before !== undefined && before.credit_limit !== null;
  if (isLimited) await lockCredit(db, before.id);
  const buyer = isLimited ? await buyerOf(db, order) : before;
  const refused = buyer && refusedFor(buyer, order, promise);
  if (!refused) return;
  const { name, block_reason: reason, credit_limit: limit } = buyer;
  const values = { name, reason, limit: (limit ?? 0) / 100, owed: owedWith(buyer, order) / 100 };
  throw new AppError(refused, values);
}

/** Asks who finishes an order that is not paid, and is of somebody who has no more on credit, whether it is to be paid first. */
export async function checkPaid(
  context: Pick<Context, 'db' | 'body'>,
  before: Order,
  order: Order,
): Promise<void> {
  if (order.state !== 'done' || before.state === 'done') return;
  const buyer = await buyerOf(context.db, order);
  if (!buyer || !creditWarning(buyer, onCredit(buyer, order))) return;
  if (!goesOn(context, 'orders.pay_first')) {
    throw new AppError('orders.pay_first', { name: buyer.name });
  }
}
