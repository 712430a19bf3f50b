import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { chargeRoutes } from './charges/charge-routes.ts';
import { enteredOf } from './journal/enter-repo.ts';
import { openJournal } from './journal/open-journal.ts';
import { countGuess } from '#server/features/sales/gift-cards/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { drawNumber } from '#server/kit/resource/number-series-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { checkDayEnded } from './check-day-ended.ts';
import { copyReceipt } from './copy-receipt.ts';
import { journalRoutes } from './journal/journal-routes.ts';
import { exportRoutes } from './journal/taken/export-routes.ts';
import { moveMoney } from './move-money.ts';
import { openDaysRoutes } from './open-days/open-days.ts';
import { makeX, makeZ } from './reports.ts';
import { orderAsSold } from './orders/order-to-sell.ts';
import { isOutage } from './outage/outage-repo.ts';
import { sell } from './sell.ts';
import { declare } from './declare.ts';
import { standingOf } from './standing.ts';
import { takeBack } from './take-back.ts';

/** The cash registers of a site, and what is entered at them. */
export function cashRegistersRoutes(app: AppContext): void {
  journalRoutes(app);
  exportRoutes(app);
  openDaysRoutes(app);
  chargeRoutes(app);
  resourceRoutes(app, cashRegisters, {
    beforeSave: async ({ db, caller }, change, before) => {
      if (!before) {
        const number = await drawNumber(db, `cash-registers:company:${caller.companyId}`);
        return { ...change, number: String(number) };
      }
      const { has_drawer: hasDrawer } = change;
      // What is in a drawer is counted before there is none.
      if (hasDrawer !== undefined && hasDrawer !== before.has_drawer) {
        await checkDayEnded(db, caller, before.id);
      }
      return change;
    },
    steps: {
      close: async ({ db, caller }, { id }, { because }: { readonly because: string }) => {
        await checkDayEnded(db, caller, id);
        return { closed_because: because };
      },
      declare: (context, register, { is_real }: { readonly is_real: boolean }) => {
        if (!is_real) throw new AppError('cash-registers.not_sure');
        return declare(app, context, register);
      },
      archive: ({ db, caller }, { id }) => checkDayEnded(db, caller, id),
    },
  });
  const { sell: sellCall, ...others } = registerCalls;
  mountUnmanaged(app, { sellCall })({
    sellCall: async (request) => {
      // A number that is refused is remembered, too.
      for (const { gift_card } of request.body.payments) {
        if (gift_card !== undefined) await countGuess(app, request);
      }
      return request.transaction(async (context) => ({
        data: { nr: await sell(app, context) },
      }));
    },
  });
  mount(
    app,
    others,
  )({
    standing: async (context) => ({ data: await standingOf(context, todayOf(context)) }),
    order: async (context) => {
      await rowWithId(context.db, cashRegisters, context.params.id);
      return { data: await orderAsSold(context, context.params.order_id) };
    },
    takeBack: async (context) => ({ data: { nr: await takeBack(app, context) } }),
    move: async (context) => ({ data: { nr: await moveMoney(app, context) } }),
    note: async (context) => {
      const { db, params, body } = context;
      const journal = await openJournal(app, context, params.id);
      const { kind, text, intent } = body;
      const written = await enteredOf(db, params.id, kind, intent);
      if (written !== undefined) return { data: { nr: written } };
      if (kind === 'outage_began' || kind === 'outage_ended') {
        // Done already is as good as done.
        const now = await isOutage(db, params.id);
        if (now === (kind === 'outage_began')) return { data: { nr: journal.series.last_event } };
      }
      if (kind === 'drawer_opened') {
        if (!journal.register.has_drawer) throw new AppError('cash-registers.no_drawer');
        if (text === '') throw new AppError('cash-registers.explain');
      }
      return { data: { nr: await journal.note(body) } };
    },
    copy: async (context) => ({ data: { nr: await copyReceipt(app, context) } }),
    x: async (context) => ({ data: { nr: await makeX(app, context) } }),
    z: async (context) => ({ data: { nr: await makeZ(app, context) } }),
  });
}
