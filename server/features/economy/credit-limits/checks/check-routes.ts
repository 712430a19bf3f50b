import {
  creditBureauCalls,
  creditCheckCalls,
} from '#contract/economy/credit-limits/check-calls.ts';
import { customers } from '#contract/customer/customers.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { auditCaller } from '#server/kit/audit-repo.ts';
import type { Context } from '#server/kit/context.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { bureauOf, setBureauKey } from './bureau-access.ts';
import { forgetKey } from './bureau-keys-repo.ts';
import { checkCustomer } from './check-customer.ts';
import { checksOf } from './checks-repo.ts';
import { playBureau } from '../demo/play-bureau.ts';

/** Checks of customers at a credit bureau, and the key of a company there; with demo data a bureau that is played. */
export function creditCheckRoutes(app: AppContext): void {
  const { check, checks } = creditCheckCalls;
  mount(app, { checks })({
    checks: async ({ db, params }) => {
      await rowWithId(db, customers, params.id);
      return { data: await checksOf(db, params.id) };
    },
  });
  // No transaction is open while a bureau is asked.
  mountUnmanaged(app, { check })({
    check: async (request) => {
      const keep = await checkCustomer(app, request);
      return request.transaction(async (context) => ({ data: await keep(context) }));
    },
  });
  const { bureau, setBureauKey: set, removeBureauKey } = creditBureauCalls;
  const bureauNow = async ({ db, caller }: Pick<Context, 'db' | 'caller'>) => ({
    data: (await bureauOf(app, db, caller)).setUp,
  });
  mount(app, { bureau, set, removeBureauKey })({
    bureau: bureauNow,
    set: async (context) => {
      const { db, caller, body, now } = context;
      await setBureauKey(app, db, caller, { key: body.key, now });
      await auditCaller(context, 'credit_bureau.set_key');
      return bureauNow(context);
    },
    removeBureauKey: async (context) => {
      await forgetKey(context.db, context.caller);
      await auditCaller(context, 'credit_bureau.remove_key');
      return bureauNow(context);
    },
  });
  playBureau(app);
}
