import type { NewSaleLine } from '#contract/cash/cash-registers/sale-parts.ts';
import type { Line } from '#contract/kit/document/lines.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { inOrder } from '#contract/money/document-lines.ts';
import { orders } from '#contract/sales/orders.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { takeStep } from '#server/kit/resource/steps/take-step.ts';
import { addRow } from '#server/kit/resource/write.ts';

export type Order = RowOf<typeof orders>;

/** Who sells at a register sees and writes the prices of what they sell; what they may let go for less is asked as ever. */
const asSeller = (context: Context): Context => {
  const { caller } = context;
  const rights = new Set([...caller.rights, 'orders.prices', 'orders.write'] as const);
  return { ...context, caller: { ...caller, rights } };
};

/** Makes an order of what is typed at a register, which all rules of orders hold for. */
export async function orderOfLines(
  app: AppContext,
  context: Context,
  {
    lines,
    ...said
  }: {
    readonly lines: readonly NewSaleLine[];
    readonly left_out: readonly number[];
    readonly price_reason: string;
  },
): Promise<Order> {
  const put = lines.map(({ key = crypto.randomUUID(), ...line }, position) => ({
    ...line,
    key,
    position,
  }));
  const values = { ...said, prices_include_vat: true, lines: { put } };
  return (await addRow(app.engines.get(orders.name)!, asSeller(context), values)) as Order;
}

/** Has an order be agreed on, begun and done, in this order: what it sells leaves the stock. */
export async function finishOrder(app: AppContext, context: Context, id: number): Promise<void> {
  const engine = app.engines.get(orders.name)!;
  for (const step of ['accept', 'start', 'finish']) {
    const row = await lockRow(context.db, orders, id);
    await takeStep(engine, asSeller(context), [row], step);
  }
}

/** A finished order of which nothing is invoiced, held until the transaction ends. Throws where it is none. */
export async function orderToSell({ db }: Context, id: number): Promise<Order> {
  await lockRow(db, orders, id);
  const order = (await rowWithId(db, orders, id)) as Order;
  const refused = whyNotSold(order);
  if (refused) throw new AppError(`cash-registers.${refused}`);
  return order;
}

function whyNotSold({ invoiced, receipt, state, archived_at }: Order): 'sold' | 'not_done' | null {
  if (invoiced !== 'none' || receipt !== '') return 'sold';
  return state === 'done' && archived_at === null ? null : 'not_done';
}

/** An order as it would be sold, for who sells it. */
export async function orderAsSold({ db }: Pick<Context, 'db'>, id: number) {
  const order = (await rowWithId(db, orders, id)) as Order;
  const [gross, ahead] = [order.gross ?? 0, order.paid_ahead ?? 0];
  return {
    number: order.number,
    lines: inOrder(order.lines as readonly Line[]).map((line) => ({
      key: line.key,
      description: String(line['description']),
      amount: Number(line['amount']),
    })),
    gross,
    ahead,
    left: Math.max(0, gross - ahead),
    refused: whyNotSold(order),
  };
}
