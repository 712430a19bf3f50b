import type { RowOf } from '#contract/kit/row.ts';
import { roundPayment } from '#contract/money/payment-rounding.ts';
import { roundingOf } from '#contract/money/payment-methods.ts';
import { lastDayAfter } from '#contract/sales/gift-cards/gift-card-rules.ts';
import { giftCardSettings } from '#contract/sales/gift-cards/gift-card-settings.ts';
import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import { methodOfKind, type ToRegister } from '#server/features/money/payment-methods/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { bookCard, enterCard } from './book-card.ts';
import { entryOfKind, methodInUse, owedAsOf } from './gift-cards-repo.ts';

type Card = RowOf<typeof giftCards>;
export type SoldCard = Pick<Card, 'amount' | 'method_id' | 'expires_on'>;

/** What the server knows of a card that is sold: until when it holds, where it was, and as what it is owed. Throws where it cannot be paid so. */
export async function cardToSell(context: Context, card: SoldCard): Promise<object> {
  const { db, caller } = context;
  const { amount, method_id, expires_on: last } = card;
  const today = todayOf(context);
  const method = await methodInUse(db, caller, method_id);
  // What is paid by either is not there: it is owed already, or still.
  if (!method || method.kind === 'gift_card' || method.kind === 'invoice') {
    throw wrong('method_id', method ? 'fields.none_of' : 'fields.unknown');
  }
  const rounding = roundingOf(method as Parameters<typeof roundingOf>[0]);
  if (roundPayment(amount, rounding) !== amount) throw new AppError('gift-cards.no_coins');
  if (last !== null && last < today) throw wrong('expires_on', 'fields.gone_by');
  const owedAs = await methodOfKind(db, caller, 'gift_card');
  if (!owedAs) throw new AppError('gift-cards.no_method');
  const { months } = await settingsOf(db, giftCardSettings, caller);
  return {
    expires_on: last ?? lastDayAfter(today, months),
    shop: caller.siteName.slice(0, 80),
    owed_as_id: owedAs.id,
  };
}

/** Books that a card was sold, and enters it at a register where it is paid at one. */
export async function bookSold(
  context: Context,
  id: number,
  toRegister: ToRegister,
): Promise<void> {
  const { db } = context;
  const { number, amount, method_id } = (await rowWithId(db, giftCards, id)) as Card;
  const card = { id, number, method_id, owed_as_id: await owedAsOf(db, id) };
  const entry = await entryOfKind(db, id, 'sold');
  await bookCard(context, card, entry, { what: 'sold', amount });
  await enterCard(context, card, entry, amount, toRegister);
}

/** Throws where a change is of what was sold, or would have a card end earlier. */
export function checkKept(change: Partial<SoldCard>, before: SoldCard): void {
  for (const field of ['amount', 'method_id'] as const) {
    if (change[field] !== undefined && change[field] !== before[field]) {
      throw wrong(field, 'fields.settled');
    }
  }
  const { expires_on: last } = change;
  if (last == null || last === before.expires_on) return;
  if (before.expires_on === null || last < before.expires_on) {
    throw wrong('expires_on', 'fields.backwards');
  }
}

const wrong = (field: string, why: string) =>
  new AppError('common.wrong_input', {}, { [field]: why });
