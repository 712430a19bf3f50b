import type { asideReasons } from '#contract/economy/payments/payment-calls.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { bookEvent } from '#server/features/accounting/vouchers/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { addMatches, type NewMatch } from './matches-repo.ts';
import { bookedWith } from './payments-repo.ts';

/** Whether a match says that the money is no customer's: it left the account, or is booked elsewhere. */
export const isOut = ({ reason }: Pick<NewMatch, 'reason'>): boolean =>
  reason === 'paid_back' || reason === 'elsewhere';

/** What is left of a payment, or so much of it (minor units), is of no invoice: it is held for nobody any more. Answers the match; throws where nothing is left. */
export async function putAside(
  context: Context,
  payment_id: number,
  reason: (typeof asideReasons)[number],
  amount?: number,
): Promise<number[]> {
  const { db, caller } = context;
  const left = amount ?? Number((await lockRow(db, payments, payment_id))['unmatched']);
  if (left === 0) throw new AppError('payments.more_than_left', { left });
  // What a gift card paid is money of no account: it goes back to the card.
  if ((await bookedWith(db, payment_id)).method.kind === 'gift_card') {
    throw new AppError('gift-cards.back_to_card', { amount: left / 100 });
  }
  const nobody = { invoice_id: null, entry_id: null, other_id: null, reverses: null };
  const match = { ...nobody, payment_id, amount: left, reason };
  const [id] = await addMatches(db, caller, [match]);
  await bookOut(context, id!, payment_id, 0 - left);
  return [id!];
}

/** Books that so much (minor units) of a payment is on the account no more, below zero, or is again. */
export async function bookOut(
  context: Context,
  match: number,
  payment: number,
  amount: number,
): Promise<void> {
  const { document, method } = await bookedWith(context.db, payment);
  if (!document) throw new AppError('common.not_found');
  await bookEvent(context, {
    kind: 'deposit',
    source: { kind: 'payment-matches', id: match },
    document,
    day: todayOf(context),
    amount,
    rounding: 0,
    payment_kind: method.kind,
    payment_method_id: method.id,
    cost_centre_id: null,
  });
}
