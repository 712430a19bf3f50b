import { customerCentreCalls } from '#contract/customer/customer-centre.ts';
import { customers } from '#contract/customer/customers.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { auditCaller } from '#server/kit/audit-repo.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { Values } from '#server/kit/resource/resource-table.ts';
import { saveRow } from '#server/kit/resource/write.ts';
import { customersOfChain, perPage } from './chain-customers-repo.ts';

/** The customers of all sites together. Whoever looks at what other sites have is written down. */
export function customerCentreRoutes(app: AppContext): void {
  async function save(context: Context, id: number, change: Values) {
    const row = await saveRow(app.engines.get(customers.name)!, context, id, change);
    context.afterCommit(() => publishChanged(app, customers, context.caller));
    return { data: row as RowOf<typeof customers> };
  }
  mount(
    app,
    customerCentreCalls,
  )({
    list: async (context) => {
      const { page = 1, q = '' } = context.query;
      const { rows, total, more } = await customersOfChain(context.db, q, page);
      await auditCaller(context, 'customer_centre.list');
      const meta = { current_page: page, per_page: perPage, total_items: total, more };
      return { data: rows, meta };
    },
    block: (context) => {
      const { version, reason } = context.body;
      return save(context, context.params.id, { version, blocked: true, block_reason: reason });
    },
    unblock: (context) => {
      const { version } = context.body;
      return save(context, context.params.id, { version, blocked: false, block_reason: '' });
    },
  });
}
