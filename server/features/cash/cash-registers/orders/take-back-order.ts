import type { NewPayment } from '#contract/cash/cash-registers/sale-parts.ts';
import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import { orders } from '#contract/sales/orders.ts';
import { pendingRefunds } from '#server/features/economy/payment-links/exports.ts';
import { refundDeposit } from '#server/features/sales/order-deposits/exports.ts';
import { bringBack } from '#server/features/stock/order-stock/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { uuidOf } from '#server/kit/keys/uuid-of.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { NewLine } from '../journal/enter-repo.ts';
import type { OpenJournal } from '../journal/open-journal.ts';

/** What comes back of an order that was sold at a register, once it is written: goods go into stock, and what was paid for them is paid back. */
export async function takeBackOrder(
  app: AppContext,
  context: Context,
  { register }: Pick<OpenJournal, 'register'>,
  {
    id,
    nr,
    lines,
    intent,
    payments,
    reason,
  }: {
    readonly id: number;
    /** Of the return. */
    readonly nr: number;
    readonly lines: readonly NewLine[];
    readonly intent: string;
    readonly payments: readonly NewPayment[];
    readonly reason: string;
  },
): Promise<void> {
  const { now } = context;
  for (const [at, { method_id, amount, reference }] of payments.entries()) {
    const payment = {
      intent: uuidOf(`paid back ${register.id} ${intent} ${at}`),
      method_id,
      amount,
      paid_at: now.toISOString(),
      reference,
      note: reason,
    };
    await refundDeposit(context, id, payment, pendingRefunds);
  }
  const goods = lines.flatMap(({ product_id, quantity }) =>
    product_id === null ? [] : [{ product_id, order_id: id, quantity: 0 - quantity }],
  );
  if (goods.length > 0) await bringBack(context, `${register.number}-${nr}`, goods);
  await writeHistory(context, orders, 'return_goods', [{ id, changes: [] }]);
  context.afterCommit(() => {
    for (const one of [orders, giftCards]) publishChanged(app, one, context.caller);
  });
}
