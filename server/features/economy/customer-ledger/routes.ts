import { agedBalance } from '#contract/economy/customer-ledger/ageing.ts';
import { accountCalls } from '#contract/economy/customer-ledger/account-calls.ts';
import { reconcileCalls } from '#contract/economy/customer-ledger/reconcile-calls.ts';
import { customers } from '#contract/customer/customers.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { entriesOf, openItemsOf } from './ledger-repo.ts';
import { comparedBalances, comparedEntries } from './reconcile-repo.ts';

/** What customers owe a company, and whether its vouchers say the same. */
export function customerLedgerRoutes(app: AppContext): void {
  mount(
    app,
    accountCalls,
  )({
    account: async (context) => {
      const { db, caller, params } = context;
      await rowWithId(db, customers, params.id);
      const items = await openItemsOf(db, caller, params.id);
      const entries = await entriesOf(db, caller, params.id);
      return { data: { ...agedBalance(items, todayOf(context)), entries } };
    },
  });
  mount(
    app,
    reconcileCalls,
  )({
    balances: ({ db, caller, query }) => comparedBalances(db, caller, query.page ?? 1),
    entries: async ({ db, caller, params }) => {
      const { name } = await rowWithId(db, customers, params.id);
      return {
        data: { name: String(name), entries: await comparedEntries(db, caller, params.id) },
      };
    },
  });
}
