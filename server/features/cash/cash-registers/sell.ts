import { isForPractice } from '#contract/cash/cash-registers/cash-registers.ts';
import type { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { orderOfLines, orderToSell } from './orders/order-to-sell.ts';
import { goodsOfOrder } from './orders/sold-order.ts';
import { practisedLines } from './practised-lines.ts';
import { enterTrade } from './trade.ts';

/** Enters a whole sale with its payments and its receipt, once for each intent; answers its number. At a declared register it is an order: one that is done, or one that is made of its lines. */
export const sell = (
  app: AppContext,
  context: Context<(typeof registerCalls)['sell']>,
): Promise<number> => {
  const { params, body } = context;
  const { intent, payments, lines, order_id, left_out, price_reason, paper } = body;
  if ((order_id === undefined) !== lines.length > 0) {
    throw new AppError('common.wrong_input', {}, { lines: 'fields.required' });
  }
  const sent =
    order_id === undefined
      ? lines.map(({ quantity, description, product_id }) => ({
          quantity,
          description,
          product_id,
        }))
      : { order_id };
  return enterTrade(
    app,
    context,
    params.id,
    { kind: 'sale', intent, payments, sent, paper },
    async (journal) => {
      const isPractice = isForPractice(journal.register);
      if (isPractice && order_id !== undefined) throw new AppError('cash-registers.for_practice');
      if (isPractice) {
        return { lines: await practisedLines(context, lines), order_id: null, ahead: 0 };
      }
      const order =
        order_id === undefined
          ? await orderOfLines(app, context, { lines, left_out, price_reason })
          : await orderToSell(context, order_id);
      return goodsOfOrder(app, context, journal, order, {
        intent,
        isNew: order_id === undefined,
      });
    },
  );
};
