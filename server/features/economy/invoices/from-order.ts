import type { Line } from '#contract/kit/document/lines.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { orders } from '#contract/sales/orders.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { Values } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { addRow } from '#server/kit/resource/write.ts';
import { creditOf, invoicedOfLines, sourcesOf, writeSources } from './invoices-repo.ts';

type Invoice = RowOf<typeof invoices>;
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
    return quantity > 0 ? [{ ...line, quantity }] : [];
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
    lines: left,
  });
  const sources = left.map(({ key }, at) => ({
    key: made.keys[at]!,
    order_id: id,
    order_line: key,
  }));
  await writeSources(db, made.id, sources);
  // It stands in the order's history, so that to finish it is no longer the last that was done.
  await writeHistory(context, orders, 'invoice', [{ id, changes: [] }]);
  context.afterCommit(() => publishChanged(app, orders, context.caller));
  return made.id;
}

/** Makes a draft of the credit note that takes an issued invoice back whole; answers its id. Throws where there is one. */
export async function creditOfInvoice(
  app: AppContext,
  context: Context,
  id: number,
): Promise<number> {
  const { db } = context;
  const locked = await lockRow(db, invoices, id);
  const invoice = (await rowWithId(db, invoices, id)) as Invoice;
  if (invoice.state !== 'issued' || invoice.kind !== 'invoice') {
    throw wrongState(invoices, context.language, locked);
  }
  if (await creditOf(db, id)) throw new AppError('invoices.credited');
  const lines = invoice.lines as readonly Line[];
  const { customer_id, delivered_on, buyer_reference, purchase_order, prices_include_vat } =
    invoice;
  const made = await addDraft(app, context, {
    like: { customer_id, delivered_on, buyer_reference, purchase_order, prices_include_vat },
    own: { kind: 'credit', credits_id: id, order_numbers: invoice.order_numbers },
    lines,
  });
  const at = new Map(lines.map(({ key }, index) => [key, made.keys[index]!]));
  const sources = (await sourcesOf(db, id)).map(({ key, order_id, order_line }) => ({
    key: at.get(key)!,
    order_id,
    order_line,
  }));
  if (sources.length > 0) await writeSources(db, made.id, sources);
  return made.id;
}

/** Adds a draft with lines of another document, whose keys are its own; `own` is what the server alone writes. */
async function addDraft(
  app: AppContext,
  context: Context,
  {
    like,
    own,
    lines,
  }: { readonly like: Values; readonly own: Values; readonly lines: readonly Line[] },
): Promise<{ readonly id: number; readonly keys: readonly string[] }> {
  const engine = app.engines.get(invoices.name)!;
  const { hooks } = engine;
  const put = lines.map((line) => ({ ...line, key: crypto.randomUUID() }));
  const beforeSave: typeof hooks.beforeSave = async (at, change, before) => ({
    ...((await hooks.beforeSave?.(at, change, before)) ?? change),
    ...own,
  });
  const { id } = await addRow({ ...engine, hooks: { ...hooks, beforeSave } }, context, {
    ...like,
    lines: { put },
  });
  context.afterCommit(() => publishChanged(app, invoices, context.caller));
  return { id, keys: put.map(({ key }) => key) };
}
