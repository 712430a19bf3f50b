import { customerCreditCalls } from '#contract/economy/customer-credits/credit-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { creditOf, creditsOfCompany, creditSums, invoicesForCredit } from './credits-repo.ts';
import { payBackCredit } from './pay-back.ts';
import { creditOfInvoice, takeBackCredit, payByCredit } from './pay-by-credit.ts';

/** What customers have to their credit, and what becomes of it. */
export function customerCreditsRoutes(app: AppContext): void {
  const publish = ({ afterCommit, caller }: Context) =>
    afterCommit(() => {
      for (const one of [payments, invoices]) publishChanged(app, one, caller);
    });
  mount(
    app,
    customerCreditCalls,
  )({
    list: async ({ db, caller, query }) => ({
      data: await creditsOfCompany(db, caller, query),
      meta: await creditSums(db, caller, query),
    }),
    invoices: async ({ db, caller, params }) => {
      if (!(await creditOf(db, caller, params.id))) throw new AppError('common.not_found');
      return { data: await invoicesForCredit(db, caller, params.id) };
    },
    ofInvoice: async (context) => ({ data: await creditOfInvoice(context, context.params.id) }),
    use: async (context) => {
      const { id } = context.params;
      await payByCredit(context);
      await writeHistory(context, invoices, 'use_credit', [{ id, changes: [] }]);
      publish(context);
      const { open, left } = await creditOfInvoice(context, id);
      return { data: { open, left } };
    },
    takeBack: async (context) => {
      const { id } = context.params;
      await takeBackCredit(context, id, context.body.credit_id);
      await writeHistory(context, invoices, 'take_back_credit', [{ id, changes: [] }]);
      publish(context);
      return { data: null };
    },
    payBack: async (context) => {
      const payment_id = await payBackCredit(context, context.params.id, context.body.amount);
      await writeHistory(context, payments, 'pay_back', [{ id: payment_id, changes: [] }]);
      publish(context);
      return { data: { payment_id } };
    },
  });
}
