import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { now, todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { bookCard } from './book-card.ts';
import { companiesWithExpired, lockExpired, writeCardEntries } from './gift-cards-repo.ts';

const job = 'expire-gift-cards';

/** What is left of cards that are over is earned by itself, in the night after their last day. */
export function giftCardsJobs(app: AppContext): void {
  app.jobs.add({
    name: job,
    cron: '37 2 * * *',
    work: (stopping) => expireGiftCards(app, stopping),
  });
}

/**
 * Has cards expire, company by company and in portions. Safe to be killed and to run on two servers:
 * of a card that another had expire nothing is left. A company where it fails keeps no other from its
 * own; throws what it failed by once all had their turn.
 */
export async function expireGiftCards(app: AppContext, stopping?: AbortSignal): Promise<void> {
  // No site is a day ahead of this.
  const tomorrow = daysAfter(now().toISOString().slice(0, 10), 1);
  const companies = await app.db.transaction('system', (tx) => companiesWithExpired(tx, tomorrow));
  const errors: unknown[] = [];
  for (const site of companies) {
    const expire = () =>
      actAs(app, { ...site, job }, { requestId: job }, (context) => expireSome(context));
    try {
      while (!stopping?.aborted && (await expire()));
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${job} did not get through`);
}

/** Has some cards of a company expire that were over before today; answers whether there may be more. */
async function expireSome(context: Context): Promise<boolean> {
  const { db, caller } = context;
  const cards = await lockExpired(db, caller, todayOf(context));
  for (const { balance, expires_on: last, ...card } of cards) {
    const entry = { card_id: card.id, kind: 'expired', amount: 0 - balance } as const;
    const [written] = await writeCardEntries(db, caller, [entry]);
    await bookCard(context, card, written!, {
      what: 'expired',
      amount: 0 - balance,
      day: daysAfter(last!, 1),
    });
  }
  const expired = cards.map(({ id }) => ({ id, changes: [] }));
  if (expired.length > 0) await writeHistory(context, giftCards, 'expire', expired);
  return cards.length > 0;
}
