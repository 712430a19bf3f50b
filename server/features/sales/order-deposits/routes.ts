import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import {
  depositBalance,
  paidOrder,
  takesDeposits,
} from '#contract/sales/order-deposits/deposit-rules.ts';
import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import { orders } from '#contract/sales/orders.ts';
import type { ToRegister } from '#server/features/money/payment-methods/exports.ts';
import { countGuess } from '#server/features/sales/gift-cards/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { depositsOfOrder, methodsInUse, usualMethod } from './order-deposits-repo.ts';
import { refundDeposit, reverseDeposit, takeDeposit, type Leaving } from './take-deposit.ts';

/** What follows from a payment of an order, on its day, where its books are kept. */
type Joined = (context: Context, order: number, day: string) => Promise<void>;

/** What else hangs on what is paid on an order. */
interface Elsewhere {
  readonly joined: Joined;
  readonly leaving: Leaving;
  readonly toRegister: ToRegister;
}

/** What customers pay ahead on orders, and on what is invoiced of them: that is `joined` to what they owe. What is `leaving` is not paid back once more. */
export function orderDepositsRoutes(
  app: AppContext,
  { joined, leaving, toRegister }: Elsewhere,
): void {
  const noteDone = noteDoneWith(app, joined);
  const { takeDeposit: take, ...others } = orderDepositCalls;
  mountUnmanaged(app, { take })({
    take: async (request) => {
      // A number that is refused is remembered, too.
      if (request.body.gift_card !== undefined) await countGuess(app, request);
      return request.transaction(async (context) => {
        const { params, body } = context;
        const enterPaid = await toRegister(context, body.method_id);
        const id = await takeDeposit(context, params.id, body, enterPaid);
        await noteDone(context, 'take_deposit', context.params.id);
        return { data: { id } };
      });
    },
  });
  mount(
    app,
    others,
  )({
    deposits: async ({ db, caller, params }) => {
      const order = (await rowWithId(db, orders, params.id)) as unknown as Stored;
      const standing = paidOrder(order);
      return {
        data: {
          gross: standing.gross,
          paid: standing.paid,
          ...depositBalance(standing),
          open: takesDeposits(order),
          methods: await methodsInUse(db, caller),
          usual: await usualMethod(db, caller),
          entries: await depositsOfOrder(db, params.id),
        },
      };
    },
    refundDeposit: async (context) => {
      const { params, body } = context;
      const enterPaid = await toRegister(context, body.method_id);
      const id = await refundDeposit(context, params.id, body, leaving, enterPaid);
      await noteDone(context, 'refund_deposit', context.params.id);
      return { data: { id } };
    },
    reverseDeposit: async (context) => {
      const { id, order_id } = await reverseDeposit(
        context,
        context.params.id,
        context.body,
        leaving,
        toRegister,
      );
      await noteDone(context, 'reverse_deposit', order_id);
      return { data: { id } };
    },
  });
}

/** It stands in the order's history and in the books, and anyone who looks at the order hears of it. */
const noteDoneWith =
  (app: AppContext, joined: Joined) =>
  async (context: Context, action: string, id: number): Promise<void> => {
    await joined(context, id, todayOf(context));
    await writeHistory(context, orders, action, [{ id, changes: [] }]);
    context.afterCommit(() => {
      for (const one of [orders, giftCards]) publishChanged(app, one, context.caller);
    });
  };
