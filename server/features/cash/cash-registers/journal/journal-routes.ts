import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { checkCalls } from '#contract/cash/cash-registers/journal/check-calls.ts';
import { journalCalls } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { checkRegister } from '../health/check-register.ts';
import { keepCheck, lastCheckOf } from '../health/checks-repo.ts';
import { eventsPage, receiptOf, transactionsPage } from './shown-repo.ts';

/** The journals of cash registers, for who reads them. */
export function journalRoutes(app: AppContext): void {
  mount(
    app,
    journalCalls,
  )({
    transactions: async ({ db, params, query }) => {
      await rowWithId(db, cashRegisters, params.id);
      return transactionsPage(db, params.id, query);
    },
    receipt: async ({ db, params }) => {
      await rowWithId(db, cashRegisters, params.id);
      return { data: await receiptOf(db, params.id, params.nr) };
    },
    journal: async ({ db, params, query }) => {
      await rowWithId(db, cashRegisters, params.id);
      return eventsPage(db, params.id, query);
    },
  });
  mount(
    app,
    checkCalls,
  )({
    check: async (context) => {
      const { id } = context.params;
      const found = await checkRegister((read) => read(context), id);
      const data = await keepCheck(context, id, found);
      context.afterCommit(() => publishChanged(app, cashRegisters, context.caller));
      return { data };
    },
    lastCheck: async ({ db, params }) => {
      await rowWithId(db, cashRegisters, params.id);
      return { data: await lastCheckOf(db, params.id) };
    },
  });
}
