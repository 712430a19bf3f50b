import {
  backToCards,
  cardNumber,
  lastDayAfterReturn,
  refusedUse,
  type PaidByCard,
} from '#contract/sales/gift-cards/gift-card-rules.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import {
  holdUntil,
  lockCardOfCode,
  lockCards,
  movedBy,
  paidByCards,
  writeCardEntries,
  type PaidOf,
} from './gift-cards-repo.ts';

/** The card of the company that a number is of, held until the transaction ends. Throws the same for every other number: of none, of another company, of one that is put away. */
export async function cardOf({ db, caller }: Context, typed: string) {
  const code = cardNumber(typed);
  const card = code && (await lockCardOfCode(db, caller, code));
  if (!card) throw new AppError('gift-cards.unknown');
  return card;
}

/** The card that pays so much (minor units) today, held until the transaction ends. Throws where it does not. */
export async function cardThatPays(context: Context, typed: string | undefined, amount: number) {
  if (!typed) throw new AppError('gift-cards.needs_number');
  const card = await cardOf(context, typed);
  const refused = refusedUse(card, amount, todayOf(context));
  if (refused) throw new AppError(refused, { left: card.balance / 100 });
  return card;
}

/** Takes off a card what was paid by it. */
export const payByCard = (
  { db, caller }: Context,
  { card_id, amount }: PaidByCard,
  of: PaidOf,
): Promise<number[]> =>
  writeCardEntries(db, caller, [{ card_id, kind: 'used', amount: 0 - amount, ...of }]);

/** How much of an order was paid by gift cards and not given back to them, in minor units. */
export const paidByGiftCards = async ({ db }: Pick<Context, 'db'>, order: number) =>
  (await paidByCards(db, order)).reduce((sum, { amount }) => sum + amount, 0);

/** To which cards so much of what they paid of an order goes back. Throws where it is more than they paid. */
export async function cardsToPayBack(
  { db }: Pick<Context, 'db'>,
  order: number,
  amount: number,
): Promise<readonly PaidByCard[]> {
  const paid = await paidByCards(db, order);
  const parts = backToCards(paid, amount);
  if (parts) return parts;
  const most = paid.reduce((sum, one) => sum + one.amount, 0);
  throw new AppError('order-deposits.more_than_paid', { paid: most / 100 });
}

/** Gives back to cards what is paid back; one that is over, or nearly, holds a while longer. */
export async function payBackToCards(
  context: Context,
  parts: readonly PaidByCard[],
  of: PaidOf,
): Promise<void> {
  const { db, caller } = context;
  const ids = parts.map(({ card_id }) => card_id);
  for (const [id, { expires_on: last }] of await lockCards(db, ids)) {
    const next = lastDayAfterReturn(last, todayOf(context));
    if (next !== last) await holdUntil(db, id, next);
  }
  const entries = parts.map((part) => ({ ...part, kind: 'given_back', ...of }) as const);
  await writeCardEntries(db, caller, entries);
}

/** Moves back what was moved of cards by a deposit or payment, for another that takes it back; nothing where it moved none. Throws where a card was used since. */
export async function undoOfCards(context: Context, of: PaidOf, opposite: PaidOf): Promise<void> {
  const { db, caller } = context;
  const moved = await movedBy(db, of);
  const used = moved.filter(({ amount }) => amount > 0);
  const cards = await lockCards(
    db,
    moved.map(({ card_id }) => card_id),
  );
  if (used.some(({ card_id, amount }) => cards.get(card_id)!.balance < amount)) {
    throw new AppError('gift-cards.used_since');
  }
  await writeCardEntries(
    db,
    caller,
    used.map(({ card_id, amount }) => ({
      card_id,
      kind: 'used' as const,
      amount: 0 - amount,
      ...opposite,
    })),
  );
  const back = moved.filter(({ amount }) => amount < 0);
  await payBackToCards(
    context,
    back.map(({ card_id, amount }) => ({ card_id, amount: 0 - amount })),
    opposite,
  );
}
