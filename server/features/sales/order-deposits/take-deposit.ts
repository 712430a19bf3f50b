import {
  depositBalance,
  paidOrder,
  takesDeposits,
} from '#contract/sales/order-deposits/deposit-rules.ts';
import { settledBy } from '#contract/money/settled-by.ts';
import { orders } from '#contract/sales/orders.ts';
import {
  cardsToPayBack,
  cardThatPays,
  paidByGiftCards,
  payBackToCards,
  payByCard,
  undoOfCards,
} from '#server/features/sales/gift-cards/exports.ts';
import type { EnterPaid, ToRegister } from '#server/features/money/payment-methods/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { assertInUse } from '#server/kit/resource/write.ts';
import { enterDeposit } from './enter-deposit.ts';
import { soldAtRegisters } from './sold-repo.ts';
import {
  depositOfIntent,
  depositWithId,
  kindOfMethod,
  methodsInUse,
} from './order-deposits-repo.ts';

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
  {
    override,
    gift_card,
    ...payment
  }: Payment & { readonly override: boolean; readonly gift_card?: string | undefined },
  enterPaid?: EnterPaid,
): Promise<number> {
  const { db } = context;
  const order = await lockRow(db, orders, order_id);
  const written = await depositOfIntent(db, payment.intent);
  if (written !== undefined) return written;
  assertInUse(order);
  assertPast(context, payment);
  if (!takesDeposits(order)) throw wrongState(orders, context.language, order);
  const { left } = depositBalance(paidOrder(order));
  const method = await methodOf(context, payment);
  const { amount, rounding } = settledBy(payment.amount, left, method);
  if (amount === 0) throw noCoins();
  // What is left of a card stays on it.
  if (amount > left && (!override || method.is_gift_card)) {
    throw new AppError('order-deposits.more_than_left', { left: left / 100 });
  }
  const card = method.is_gift_card && (await cardThatPays(context, gift_card, amount));
  const deposit = {
    ...wordsOf(payment),
    order_id,
    amount,
    rounding,
    override: amount > left ? 'order-deposits.more_than_left' : '',
    reverses: null,
  };
  const id = await enterDeposit(context, order, deposit, enterPaid);
  if (card) await payByCard(context, { card_id: card.id, amount }, { deposit_id: id });
  return id;
}

/** Writes down what a customer is paid back, once for each intent. Throws where it is more than they have paid. */
export async function refundDeposit(
  context: Context,
  order_id: number,
  payment: Payment,
  leaving: Leaving,
  enterPaid?: EnterPaid,
): Promise<number> {
  const { db } = context;
  const order = await lockRow(db, orders, order_id);
  const written = await depositOfIntent(db, payment.intent);
  if (written !== undefined) return written;
  assertPast(context, payment);
  const paid = await paidAndNotSold(context, order, leaving);
  const method = await methodOf(context, payment);
  const { amount, rounding } = settledBy(payment.amount, paid, method);
  if (amount === 0) throw noCoins();
  if (amount > paid) throw moreThanPaid(paid);
  const cards = method.is_gift_card ? await cardsToPayBack(context, order_id, amount) : [];
  if (!method.is_gift_card) await checkLeavesCards(context, order_id, paid - amount);
  const deposit = {
    ...wordsOf(payment),
    order_id,
    amount: -amount,
    // No minus nought: it is written down as it is.
    rounding: 0 - rounding,
    override: '',
    reverses: null,
  };
  const id = await enterDeposit(context, order, deposit, enterPaid);
  if (cards.length > 0) await payBackToCards(context, cards, { deposit_id: id });
  return id;
}

/** What was paid by gift card goes back to it: as money it leaves only by who may take cards back. */
async function checkLeavesCards(context: Context, order: number, left: number): Promise<void> {
  const byCards = await paidByGiftCards(context, order);
  if (left >= byCards || context.caller.rights.has('gift_cards.take_back')) return;
  throw new AppError('gift-cards.back_to_card', { amount: byCards / 100 });
}

/** Takes a line of the ledger back by its opposite. Throws where it was taken back, takes one back itself, or was paid back meanwhile. */
export async function reverseDeposit(
  context: Context,
  id: number,
  { intent, note }: { readonly intent: string; readonly note: string },
  leaving: Leaving,
  toRegister: ToRegister,
): Promise<{ readonly id: number; readonly order_id: number }> {
  const { db, doneAt } = context;
  const first = await depositWithId(db, id);
  if (!first) throw new AppError('common.not_found');
  const { order_id, method_id, reference } = first;
  const enterPaid = await toRegister(context, method_id);
  const order = await lockRow(db, orders, order_id);
  const written = await depositOfIntent(db, intent);
  if (written !== undefined) return { id: written, order_id };
  // Somebody may have taken it back while this one waited.
  const now = await depositWithId(db, id);
  if (now?.taken_back || first.reverses !== null) throw new AppError('order-deposits.taken_back');
  const paid = await paidAndNotSold(context, order, leaving);
  if (paid - first.amount < 0) throw moreThanPaid(paid);
  // That a card paid is taken back with the card; that money came must not have the card's go out as such.
  if (first.amount > 0 && (await kindOfMethod(db, method_id)) !== 'gift_card') {
    await checkLeavesCards(context, order_id, paid - first.amount);
  }
  const deposit = {
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
  };
  const back = await enterDeposit(context, order, deposit, enterPaid);
  await undoOfCards(context, { deposit_id: id }, { deposit_id: back });
  return { id: back, order_id };
}

/** What of an order was paid and can be paid back: neither sold since nor on its way back otherwise. */
const paidAndNotSold = async ({ db }: Context, order: Stored, leaving: Leaving) =>
  paidOrder(order).paid - (await soldAtRegisters(db, order.id)) - (await leaving(db, order.id));

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

/** By what it is paid, and to which coins. Throws at the field where the company has no such method in use. */
async function methodOf({ db, caller }: Context, { method_id }: Payment) {
  const method = (await methodsInUse(db, caller)).find(({ id }) => id === method_id);
  if (!method) throw new AppError('common.wrong_input', {}, { method_id: 'fields.unknown' });
  return method;
}

const noCoins = () => new AppError('order-deposits.no_coins');
const moreThanPaid = (paid: number) =>
  new AppError('order-deposits.more_than_paid', { paid: paid / 100 });
