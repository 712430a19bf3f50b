import type { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { returnedLines } from '#contract/cash/cash-registers/returned-lines.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { orderOfSale } from './orders/sold-orders-repo.ts';
import { takeBackOrder } from './orders/take-back-order.ts';
import { soldLines } from './sold-lines-repo.ts';
import { enterTrade } from './trade.ts';

/** Enters that goods of a receipt came back and how they are paid back, once for each intent; answers its number. */
export const takeBack = (
  app: AppContext,
  context: Context<(typeof registerCalls)['takeBack']>,
): Promise<number> => {
  const { db, params, body } = context;
  const { lines: wanted, ...trade } = body;
  const sent = wanted.map(({ position, quantity }) => ({
    quantity: 0 - quantity,
    of_position: position,
  }));
  return enterTrade(
    app,
    context,
    params.id,
    { kind: 'return', sent, ...trade },
    async (journal) => {
      const sold = await soldLines(db, params.id, body.of_nr);
      const lines = returnedLines(sold, wanted).map((line, at) => {
        const of_position = wanted[at]!.position;
        const { product_id, order_line } = sold.find(({ position }) => position === of_position)!;
        return { ...line, product_id, of_position, order_line };
      });
      const id = await orderOfSale(db, params.id, body.of_nr);
      return {
        lines,
        order_id: id,
        ahead: 0,
        ...(id !== null && {
          after: (nr: number) => takeBackOrder(app, context, journal, { ...trade, id, nr, lines }),
        }),
      };
    },
  );
};
