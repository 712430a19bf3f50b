import { bankFileCalls } from '#contract/economy/payments/bank-file-calls.ts';
import { counterCalls } from '#contract/economy/payments/counter-calls.ts';
import { paymentCalls } from '#contract/economy/payments/payment-calls.ts';
import { bankFiles, payments } from '#contract/economy/payments/payments.ts';
import { orders } from '#contract/sales/orders.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { readBankFile } from '#contract/money/bank/read-bank-file.ts';
import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import type { ToRegister } from '#server/features/money/payment-methods/exports.ts';
import { countGuess } from '#server/features/sales/gift-cards/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { bankFileAsItCame } from './bank-file.ts';
import { payableInvoice, takeBackTaken, takePayment } from './counter.ts';
import { shownMatches } from './matches-repo.ts';
import { matchPayment } from './match-payment.ts';
import { putAside } from './put-aside.ts';
import { enterFile } from './read-bank-file.ts';
import { reversePayment } from './reverse.ts';
import { takeBack } from './take-back.ts';
import { tray } from './tray.ts';
import { openInvoicesBy, waitingSums } from './tray-repo.ts';

/** What is paid to a company: files of its bank, and of which invoices each payment is. */
export function paymentsRoutes(app: AppContext, toRegister: ToRegister): void {
  for (const resource of [payments, bankFiles]) {
    resourceRoutes(app, resource, {
      beforeSave: (_, change, before) => {
        // They are written by reading alone, whichever way somebody tries.
        if (!before) throw new AppError('payments.by_reading');
        return Promise.resolve(change);
      },
    });
  }
  const publish = ({ afterCommit, caller }: Context) =>
    afterCommit(() => {
      for (const one of [payments, bankFiles, invoices, orders, giftCards])
        publishChanged(app, one, caller);
    });
  const matched = (context: Context, match_ids: number[]) => {
    publish(context);
    return { data: { match_ids } };
  };
  mount(
    app,
    paymentCalls,
  )({
    readFile: async (context) => {
      const content = Buffer.from(context.body.content, 'base64');
      const { name, is_ours: isOurs = false } = context.body;
      const data = await enterFile(context, { name, content, isOurs }, readBankFile(content));
      publish(context);
      return { data };
    },
    waiting: async (context) => ({
      data: await tray(context, context.query),
      meta: await waitingSums(context.db, context.caller, context.query),
    }),
    open: async ({ db, caller, params, query }) => {
      const { currency } = await rowWithId(db, payments, params.id);
      const { q } = query;
      return { data: await openInvoicesBy(db, caller, { currency: String(currency), q }) };
    },
    matches: async ({ db, params }) => {
      await rowWithId(db, payments, params.id);
      return { data: await shownMatches(db, params.id) };
    },
    match: async (context) =>
      matched(context, await matchPayment(context, context.params.id, context.body.parts)),
    putAside: async (context) =>
      matched(context, await putAside(context, context.params.id, context.body.reason)),
    reverse: async (context) =>
      matched(context, await reversePayment(context, context.params.id, context.body.payment_id)),
    takeBack: async (context) => {
      await takeBack(context, context.params.id, context.body.match_id);
      publish(context);
      return { data: null };
    },
  });

  mount(app, bankFileCalls)({ file: (context) => bankFileAsItCame(context, context.params.id) });

  const { payable, take, takeBackTaken: takeBackCall } = counterCalls;
  mount(app, { payable, takeBackCall })({
    payable: async (context) => ({ data: await payableInvoice(context, context.params.id) }),
    takeBackCall: async (context) => {
      const id = await takeBackTaken(context, toRegister);
      const changes: [] = [];
      await writeHistory(context, payments, 'take_back', [{ id: context.params.id, changes }]);
      publish(context);
      return { data: { id } };
    },
  });
  mountUnmanaged(app, { take })({
    take: async (request) => {
      // A number that is refused is remembered, too.
      if (request.body.gift_card !== undefined) await countGuess(app, request);
      return request.transaction(async (context) => {
        const id = await takePayment(context, toRegister);
        const changes: [] = [];
        await writeHistory(context, invoices, 'take_payment', [{ id: context.params.id, changes }]);
        publish(context);
        return { data: { id } };
      });
    },
  });
}
