import type { ToRegister } from '#server/features/money/payment-methods/exports.ts';
import type { Context } from '#server/kit/context.ts';
import { bookCard, enterCard } from './book-card.ts';
import { owedAsOf, writeCardEntries } from './gift-cards-repo.ts';

interface Sold {
  readonly id: number;
  readonly number: string;
  readonly amount: number;
  readonly method_id: number;
}

/** Takes back the sale of a card that is locked and unused: nothing is left of it, and its money goes back as it came. */
export async function takeBackCard(
  context: Context,
  { id, number, amount, method_id }: Sold,
  reason: string,
  toRegister: ToRegister,
): Promise<void> {
  const { db, caller } = context;
  const entry = { card_id: id, kind: 'taken_back', amount: 0 - amount, reason } as const;
  const [written] = await writeCardEntries(db, caller, [entry]);
  const card = { id, number, method_id, owed_as_id: await owedAsOf(db, id) };
  await bookCard(context, card, written!, { what: 'taken_back', amount: 0 - amount });
  await enterCard(context, card, written!, 0 - amount, toRegister);
}
