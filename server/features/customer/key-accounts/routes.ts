import { customers } from '#contract/customer/customers.ts';
import { accountManagers, keyAccountCalls } from '#contract/customer/key-accounts.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { resourceRoutes, publishChanged } from '#server/kit/resource/resource-routes.ts';
import { thereOf, lockRow } from '#server/kit/resource/row-repo.ts';
import { giveCustomers } from './key-accounts-repo.ts';

type Manager = RowOf<typeof accountManagers>;

/** Who looks after which customers. */
export function keyAccountsRoutes(app: AppContext): void {
  resourceRoutes(app, accountManagers, { beforeSave: checkedManager });
  mount(
    app,
    keyAccountCalls,
  )({
    handOver: async (context) => {
      const { db, caller, params, body, afterCommit } = context;
      await lockRow(db, accountManagers, params.id);
      if (params.id === body.to_id) throw new AppError('key-accounts.same_manager');
      if (
        body.to_id !== null &&
        !(await thereOf(db, accountManagers, [body.to_id])).has(body.to_id)
      ) {
        throw new AppError('common.wrong_input', {}, { to_id: 'fields.unknown' });
      }
      const moved = await giveCustomers(context, params.id, body.to_id);
      afterCommit(() => publishChanged(app, customers, caller));
      afterCommit(() => publishChanged(app, accountManagers, caller));
      return { data: { customers: moved } };
    },
  });
}

// Nobody stands in for themselves.
function checkedManager(
  _: Context,
  change: Partial<Manager>,
  before: Manager | undefined,
): Promise<Partial<Manager>> {
  const next = { ...before, ...change };
  if (before && next.substitute_id === before.id) {
    throw new AppError('key-accounts.same_manager', {}, { substitute_id: 'fields.oneself' });
  }
  return Promise.resolve(change);
}
