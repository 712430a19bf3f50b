import type { AppContext } from '#server/kit/app-context.ts';
import { countTry } from '#server/kit/attempts/attempts.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';

// In a quarter of an hour: more than are paid with at any counter, and of 15 digits next to none.
const most = { person: 60, company: 300 };

/** Counts that somebody says the number of a card, before it is known whether it is one. Throws for who says too many. */
export async function countGuess(
  app: AppContext,
  { caller: { userId, companyId }, now }: { readonly caller: Caller; readonly now: Date },
): Promise<void> {
  const tries = {
    [`gift-card:person:${userId}`]: most.person,
    [`gift-card:company:${companyId}`]: most.company,
  };
  const over = await countTry(app, tries, now);
  if (over.size > 0) throw new AppError('gift-cards.too_many');
}
