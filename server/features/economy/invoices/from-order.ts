import type { Line } from '#contract/kit/document/lines.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { orders } from '#contract/sales/orders.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { addDraft } from './add-draft.ts';
import { invoicedOfLines, writeSources } from './invoices-repo.ts';

type Order = RowOf<typeof orders>;

/** Makes a draft of what of a finished order is not invoiced yet; answers its id. Throws where nothing is left of it. */
export async function invoiceOfOrder(
  app: AppContext,
  context: Context,
  id: number,
): Promise<number> {
  const { db } = context;
  // Anyone who invoices it at the same time waits, and then finds nothing left.
  await lockRow(db, orders, id);
  const order = (await rowWithId(db, orders, id)) as Order;
  if (order.state !== 'done' || order.archived_at !== null) {
    throw new AppError('invoices.not_done');
  }
  const invoiced = await invoicedOfLines(db, id);
  const left = (order.lines as readonly Line[]).flatMap((line) => {
    const quantity = Number(line['quantity']) - (invoiced.get(line.key) ?? 0);
    return quantity > 0
      ? [{ of: line.key, line: { ...line, quantity, key: crypto.randomUUID() } }]
      : [];
  });
  if (left.length === 0) throw new AppError('invoices.nothing_left');
  const made = await addDraft(app, context, {
    like: {
      customer_id: order.customer_id,
      delivered_on: order.order_date,
      purchase_order: order.reference,
      prices_include_vat: order.prices_include_vat,
    },
    own: { order_numbers: order.number },
    lines: left.map(({ line }) => line),
  });
  const sources = left.map(({ of, line }) => ({ key: line.key, order_id: id, order_line: of }));
  await writeSources(db, made, sources);
  // It stands in the order's history, so that to finish it is no longer the last that was done.
  await writeHistory(context, orders, 'invoice', [{ id, changes: [] }]);
  context.afterCommit(() => publishChanged(app, orders, context.caller));
  return made;
}
