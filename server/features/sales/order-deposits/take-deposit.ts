import {
  settledBy,
  depositBalance,
  takesDeposits,
  type PaidOrder,
} from '#contract/sales/order-deposits/deposit-rules.ts';
import { orders } from '#contract/sales/orders.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { assertInUse } from '#server/kit/resource/write.ts';
import { enterDeposit } from './enter-deposit.ts';
import { depositOfIntent, depositWithId, methodsInUse } from './order-deposits-repo.ts';

/** An order as what is paid ahead of it is judged by. */
export const paidOrder = ({ gross, paid_ahead, state }: Stored): PaidOrder => ({
  gross: Number(gross),
  paid: Number(paid_ahead),
  cancelled: state === 'cancelled',
});

/** How much of what was paid on an order is on its way back otherwise, in minor units. */
export type Leaving = (db: Context['db'], order: number) => Promise<number>;

interface Payment {
  readonly intent: string;
  readonly method_id: number;
  /** In minor units, above zero. */
  readonly amount: number;
  readonly paid_at: string;
  readonly reference: string;
  readonly note: string;
}

/**
 * Writes down what a customer pays ahead, once for each intent. Who pays on the same order waits,
 * so that both know what is left. Throws where it is more than that, unless somebody goes on.
 */
export async function takeDeposit(
  context: Context,
  order_id: number,
  { override, ...payment }: Payment & { readonly override: boolean },
): Promise<number> {
  const { db } = context;
  const order = await lockRow(db, orders, order_id);
  const written = await depositOfIntent(db, payment.intent);
  if (written !== undefined) return written;
  assertInUse(order);
  assertPast(context, payment);
  if (!takesDeposits(order)) throw wrongState(orders, context.language, order);
  const { left } = depositBalance(paidOrder(order));
  const { amount, rounding } = settledBy(payment.amount, left, await coinsOf(context, payment));
  if (amount === 0) throw noCoins();
  if (amount > left && !override) {
    throw new AppError('order-deposits.more_than_left', { left: left / 100 });
  }
  return enterDeposit(context, order, {
    ...wordsOf(payment),
    order_id,
    amount,
    rounding,
    override: amount > left ? 'order-deposits.more_than_left' : '',
    reverses: null,
  });
}

/** Writes down what a customer is paid back, once for each intent. Throws where it is more than they have paid. */
export async function refundDeposit(
  context: Context,
  order_id: number,
  payment: Payment,
  leaving: Leaving,
): Promise<number> {
  const { db } = context;
  const order = await lockRow(db, orders, order_id);
  const written = await depositOfIntent(db, payment.intent);
  if (written !== undefined) return written;
  assertPast(context, payment);
  const paid = paidOrder(order).paid - (await leaving(db, order_id));
  const { amount, rounding } = settledBy(payment.amount, paid, await coinsOf(context, payment));
  if (amount === 0) throw noCoins();
  if (amount > paid) throw moreThanPaid(paid);
  return enterDeposit(context, order, {
    ...wordsOf(payment),
    order_id,
    amount: -amount,
    // No minus nought: it is written down as it is.
    rounding: 0 - rounding,
    override: '',
    reverses: null,
  });
}

/** Takes a line of the ledger back by its opposite. Throws where it was taken back, takes one back itself, or was paid back meanwhile. */
export async function reverseDeposit(
  context: Context,
  id: number,
  { intent, note }: { readonly intent: string; readonly note: string },
  leaving: Leaving,
): Promise<{ readonly id: number; readonly order_id: number }> {
  const { db, doneAt } = context;
  const first = await depositWithId(db, id);
  if (!first) throw new AppError('common.not_found');
  const { order_id, method_id, reference } = first;
  const order = await lockRow(db, orders, order_id);
  const written = await depositOfIntent(db, intent);
  if (written !== undefined) return { id: written, order_id };
  // Somebody may have taken it back while this one waited.
  const now = await depositWithId(db, id);
  if (now?.taken_back || first.reverses !== null) throw new AppError('order-deposits.taken_back');
  const paid = paidOrder(order).paid - (await leaving(db, order_id));
  if (paid - first.amount < 0) throw moreThanPaid(paid);
  const back = await enterDeposit(context, order, {
    intent,
    order_id,
    method_id,
    amount: 0 - first.amount,
    rounding: 0 - first.rounding,
    reference,
    note,
    override: '',
    reverses: id,
    happened_at: doneAt,
  });
  return { id: back, order_id };
}

const wordsOf = ({ intent, method_id, paid_at, reference, note }: Payment) => ({
  intent,
  method_id,
  reference,
  note,
  happened_at: new Date(paid_at),
});

// A device's clock may be ahead by as much.
const aheadMs = 300_000;

function assertPast({ now }: Context, { paid_at }: Payment): void {
  if (Date.parse(paid_at) <= now.getTime() + aheadMs) return;
  throw new AppError('common.wrong_input', {}, { paid_at: 'fields.too_late' });
}

/** To which coins it is paid by a method. Throws at the field where the company has no such one in use. */
async function coinsOf({ db, caller }: Context, { method_id }: Payment) {
  const method = (await methodsInUse(db, caller)).find(({ id }) => id === method_id);
  if (!method) throw new AppError('common.wrong_input', {}, { method_id: 'fields.unknown' });
  return method;
}

const noCoins = () => new AppError('order-deposits.no_coins');
const moreThanPaid = (paid: number) =>
  new AppError('order-deposits.more_than_paid', { paid: paid / 100 });
