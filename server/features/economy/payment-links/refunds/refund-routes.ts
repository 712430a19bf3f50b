import { onlineRefundCalls } from '#contract/economy/payment-links/refund-calls.ts';
import { orders } from '#contract/sales/orders.ts';
import { paidOrder } from '#contract/sales/order-deposits/deposit-rules.ts';
import { soldAtRegisters } from '#server/features/sales/order-deposits/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { accessOf } from '../online/access.ts';
import { paidOnlineOf } from './paid-online-repo.ts';
import {
  addRefund,
  isPending,
  lockPaidOnline,
  pendingRefunds,
  refundOfIntent,
} from './refunds-repo.ts';

/** What was paid online on an order is given back to where it came from: asked for here, done by a job. */
export function onlineRefundRoutes(app: AppContext): void {
  mount(
    app,
    onlineRefundCalls,
  )({
    paidOnline: async ({ db, params }) => {
      await rowWithId(db, orders, params.id);
      return { data: await paidOnlineOf(db, params.id) };
    },
    refundOnline: async (context) => {
      const { db, caller, params, body } = context;
      const { intent, deposit_id, amount } = body;
      // Another request that pays, or pays back, on the same order waits here.
      const order = await lockRow(db, orders, params.id);
      const written = await refundOfIntent(db, intent);
      if (written) return { data: { id: written.id, state: written.state } };
      const payment = await lockPaidOnline(db, order.id, deposit_id);
      if (!payment) {
        throw new AppError('common.wrong_input', {}, { deposit_id: 'fields.unknown' });
      }
      const { id: payment_id, provider } = payment;
      const held = await pendingRefunds(db, order.id);
      const sold = await soldAtRegisters(db, order.id);
      const most = Math.min(payment.amount - payment.refunded, paidOrder(order).paid - sold - held);
      if (amount > most) {
        throw new AppError('order-deposits.more_than_paid', { paid: Math.max(0, most) / 100 });
      }
      if (await isPending(db, payment_id)) throw new AppError('payment-links.refund_pending');
      if (!(await accessOf(app, db, caller)).has(provider)) {
        throw new AppError('payment-links.not_offered');
      }
      const id = await addRefund(db, caller, { payment_id, intent, amount });
      await writeHistory(context, orders, 'refund_online', [{ id: order.id, changes: [] }]);
      context.afterCommit(() => {
        publishChanged(app, orders, caller);
        return app.jobs.soon('online-refunds');
      });
      return { data: { id, state: 'pending' } };
    },
  });
}
