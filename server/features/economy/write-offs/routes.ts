import { invoices } from '#contract/economy/invoices/invoices.ts';
import { writeOffs } from '#contract/economy/write-offs/write-offs.ts';
import { leftOfInvoice } from '#server/features/economy/customer-ledger/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { enterWriteOff, takeBackWriteOff } from './write-off.ts';

/** What of invoices is given up, and that it was not so. */
export function writeOffsRoutes(app: AppContext): void {
  const publish = ({ afterCommit, caller }: Context) =>
    afterCommit(() => publishChanged(app, invoices, caller));
  resourceRoutes(app, writeOffs, {
    beforeSave: async ({ db }, change, before) => {
      if (before) return change;
      const invoice = change.invoice_id!;
      // Who else pays, credits or gives it up waits here.
      await lockRow(db, invoices, invoice);
      const open = await leftOfInvoice(db, invoice);
      if (open === 0) throw new AppError('write-offs.not_open');
      const amount = change.amount ?? open;
      if (amount > open) throw new AppError('write-offs.more_than_open', { open: open / 100 });
      return { ...change, amount };
    },
    afterSave: async (context, id, before) => {
      if (before) return;
      await enterWriteOff(context, id);
      publish(context);
    },
    steps: {
      take_back: async (context, { id }) => {
        await takeBackWriteOff(context, id);
        publish(context);
        return {};
      },
    },
  });
}
