import type { GiftCardEvent } from '#contract/accounting/vouchers/events.ts';
import { bookEvent } from '#server/features/accounting/vouchers/exports.ts';
import type { ToRegister } from '#server/features/money/payment-methods/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import { uuidOf } from '#server/kit/keys/uuid-of.ts';
import type { Context } from '#server/kit/context.ts';
import { methodKind } from './gift-cards-repo.ts';

/** A card as its vouchers say it. */
interface BookedCard {
  readonly id: number;
  readonly number: string;
  readonly method_id: number;
  readonly owed_as_id: number | null;
}

/** Books an entry of a card: what the company owes by it, in minor units, today unless it was another day. */
export async function bookCard(
  context: Context,
  { id, number, method_id, owed_as_id }: BookedCard,
  entry: number,
  {
    what,
    amount,
    day = todayOf(context),
  }: Pick<GiftCardEvent, 'what' | 'amount'> & { day?: string },
): Promise<void> {
  await bookEvent(context, {
    kind: 'gift_card',
    what,
    source: { kind: 'gift-card-entries', id: entry },
    document: { kind: 'gift-cards', id, number },
    day,
    amount,
    payment_kind: await methodKind(context.db, method_id),
    payment_method_id: method_id,
    owed_as_id: owed_as_id!,
  });
}

/** Enters what a card was sold for, or what is paid back for it, at a register where that is paid at one; of which entry of its ledger that is makes it once. */
export async function enterCard(
  context: Context,
  { number, method_id }: BookedCard,
  entry: number,
  amount: number,
  toRegister: ToRegister,
): Promise<void> {
  const enterPaid = await toRegister(context, method_id);
  await enterPaid?.({
    intent: uuidOf(`gift card entry ${context.caller.chainId} ${entry}`),
    method_id,
    amount,
    rounding: 0,
    reference: '',
    of: { kind: 'gift_card', number },
  });
}
