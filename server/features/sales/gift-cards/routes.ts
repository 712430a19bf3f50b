import { giftCardCalls } from '#contract/sales/gift-cards/gift-card-calls.ts';
import { giftCardSettings } from '#contract/sales/gift-cards/gift-card-settings.ts';
import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';
import type { ToRegister } from '#server/features/money/payment-methods/exports.ts';
import { countGuess } from './count-guess.ts';
import { codeOfCard, entriesOfCard } from './gift-cards-repo.ts';
import { bookSold, cardToSell, checkKept, type SoldCard } from './sell-card.ts';
import { takeBackCard } from './take-back-card.ts';
import { cardOf } from './use-card.ts';

/** Gift cards: sold, looked up, and taken back. */
export function giftCardsRoutes(app: AppContext, toRegister: ToRegister): void {
  resourceRoutes(app, giftCards, {
    beforeSave: async (context, change, before) => {
      if (!before) return { ...change, ...(await cardToSell(context, change as SoldCard)) };
      checkKept(change, before);
      return change;
    },
    afterSave: async (context, id, before) => {
      if (!before) await bookSold(context, id, toRegister);
    },
    steps: {
      take_back: async (context, before, { reason }: { readonly reason: string }) => {
        await takeBackCard(context, before, reason, toRegister);
        return {};
      },
    },
  });
  settingsRoutes(app, giftCardSettings);
  const { find, code, entries } = giftCardCalls;
  mountUnmanaged(app, { find })({
    find: async (request) => {
      await countGuess(app, request);
      return request.transaction(async (context) => {
        const { id, number, balance, expires_on } = await cardOf(context, context.body.number);
        const is_expired = expires_on !== null && expires_on < todayOf(context);
        return { data: { id, number, balance, expires_on, is_expired } };
      });
    },
  });
  mount(app, { code, entries })({
    code: async (context) => {
      const { db, caller, params } = context;
      await rowWithId(db, giftCards, params.id);
      await writeHistory(context, giftCards, 'show_code', [{ id: params.id, changes: [] }]);
      return { data: { code: await codeOfCard(db, caller, params.id) } };
    },
    entries: async ({ db, params }) => {
      await rowWithId(db, giftCards, params.id);
      return { data: await entriesOfCard(db, params.id) };
    },
  });
}
