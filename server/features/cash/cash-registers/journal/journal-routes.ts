import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { checkCalls } from '#contract/cash/cash-registers/journal/check-calls.ts';
import { journalCalls } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { checkRegister, type Reading } from '../health/check-register.ts';
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
  const { check, lastCheck } = checkCalls;
  mountUnmanaged(app, { check })({
    check: async ({ caller, params: { id }, requestId, address, transaction }) => {
      using _job = await app.heavyJobs.many.take(caller.userId);
      const { chainId, siteId, userId } = caller;
      const reading: Reading = (read) =>
        actAs(app, { chainId, siteId, userId }, { requestId, address }, read);
      const found = await checkRegister(reading, id);
      return await transaction(async (context) => {
        context.afterCommit(() => publishChanged(app, cashRegisters, caller));
        return { data: await keepCheck(context, id, found) };
      });
    },
  });
  mount(app, { lastCheck })({
    lastCheck: async ({ db, params }) => {
      await rowWithId(db, cashRegisters, params.id);
      return { data: await lastCheckOf(db, params.id) };
    },
  });
}
