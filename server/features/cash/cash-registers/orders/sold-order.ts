import type { NewPayment } from '#contract/cash/cash-registers/sale-parts.ts';
import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import { orders } from '#contract/sales/orders.ts';
import { takeDeposit } from '#server/features/sales/order-deposits/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { uuidOf } from '#server/kit/keys/uuid-of.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { OpenJournal } from '../journal/open-journal.ts';
import { linesOfOrder } from './order-lines.ts';
import { finishOrder, type Order } from './order-to-sell.ts';
import { writeReceipt } from './sold-orders-repo.ts';

/**
 * What is sold of an order at a declared register: what is paid joins what its customer has paid, in
 * the books and on gift cards as any payment of it; it is done, and invoiced by nobody. `isNew` says
 * that it was made by this sale.
 */
export async function goodsOfOrder(
  app: AppContext,
  context: Context,
  { register, series }: OpenJournal,
  order: Order,
  { intent, isNew }: { readonly intent: string; readonly isNew: boolean },
) {
  const { db, now } = context;
  const { id } = order;
  const settle = async (payments: readonly NewPayment[]) => {
    for (const [at, { method_id, amount, reference, gift_card }] of payments.entries()) {
      await takeDeposit(context, id, {
        intent: uuidOf(`paid ${register.id} ${intent} ${at}`),
        method_id,
        amount,
        paid_at: now.toISOString(),
        reference,
        note: '',
        override: false,
        gift_card,
      });
    }
    await writeReceipt(db, id, `${register.number}-${series.last_transaction + 1}`);
    if (isNew) await finishOrder(app, context, id);
  };
  const after = async () => {
    // It stands in its history, so that to finish it is no longer the last that was done.
    await writeHistory(context, orders, 'sell', [{ id, changes: [] }]);
    context.afterCommit(() => {
      for (const one of [orders, giftCards]) publishChanged(app, one, context.caller);
    });
  };
  return {
    lines: await linesOfOrder(context, order),
    order_id: id,
    ahead: Math.min(order.paid_ahead ?? 0, order.gross ?? 0),
    settle,
    after,
  };
}
