import { askedPaymentCalls } from '#contract/economy/payment-links/asked-calls.ts';
import { orders } from '#contract/sales/orders.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { accessOf } from '../online/access.ts';
import { cancelOpen } from '../online/cancel-open.ts';
import { askPayment } from './ask-payment.ts';
import { writeAsked } from './asked-repo.ts';
import { askedOf } from './asked-of.ts';

/** The customer of an order is asked to pay by a link, for another amount, or for nothing more. */
export function askedPaymentRoutes(app: AppContext): void {
  mount(
    app,
    askedPaymentCalls,
  )({
    askedPayment: async ({ db, caller, params }) => {
      const order = (await rowWithId(db, orders, params.id)) as unknown as Stored;
      const asked = await askedOf(db, order);
      const offered = (await accessOf(app, db, caller)).size > 0;
      if (!asked) return { data: { offered, asked: null } };
      const { state, amount, left, recorded_at: at, by } = asked;
      return { data: { offered, asked: { state, amount, left, at: at.toISOString(), by } } };
    },
    askPayment: async (context) => {
      const { params, body, caller } = context;
      const path = await askPayment(app, context, params.id, body);
      context.afterCommit(() => publishChanged(app, orders, caller));
      return { data: { path } };
    },
    withdrawPayment: async (context) => {
      const { db, caller, params } = context;
      const order = await lockRow(db, orders, params.id);
      const { id: order_id } = order;
      const asked = await askedOf(db, order);
      if (!asked || asked.amount === 0) throw new AppError('payment-links.not_asked');
      await writeAsked(db, caller, { order_id, amount: 0, paid_before: asked.paid_before });
      await writeHistory(context, orders, 'withdraw_payment', [{ id: order_id, changes: [] }]);
      await cancelOpen(app, context, { invoiceId: null, orderId: order_id });
      context.afterCommit(() => publishChanged(app, orders, caller));
      return { data: null };
    },
  });
}
