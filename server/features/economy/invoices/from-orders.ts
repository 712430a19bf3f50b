import type { Line } from '#contract/kit/document/lines.ts';
import { orders } from '#contract/sales/orders.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { addDraft } from './add-draft.ts';
import { feeLines } from './fee-lines.ts';
import { invoicedOfLines, lineOf, writeSources } from './invoices-repo.ts';

type Order = RowOf<typeof orders>;

/**
 * Makes a draft of what of finished orders is not invoiced yet; answers its id. Throws where nothing is
 * left of them, or they are not of one customer with prices of one kind.
 */
export async function invoiceOfOrders(
  app: AppContext,
  context: Context,
  ids: readonly number[],
): Promise<number> {
  const { db } = context;
  const all: Order[] = [];
  // Anyone who invoices one of them at the same time waits, and then finds nothing left.
  for (const id of ids.toSorted((one, other) => one - other)) {
    await lockRow(db, orders, id);
    const order = (await rowWithId(db, orders, id)) as Order;
    if (order.state !== 'done' || order.archived_at !== null) {
      throw new AppError('invoices.not_done');
    }
    all.push(order);
  }
  const [first, ...others] = all as [Order, ...Order[]];
  const { customer_id, prices_include_vat } = first;
  const isOther = (one: Order) =>
    one.customer_id !== customer_id || one.prices_include_vat !== prices_include_vat;
  if (others.some(isOther)) throw new AppError('invoices.not_alike');
  const left = linesLeft(all, await invoicedOfLines(db, ids));
  if (left.length === 0) throw new AppError('invoices.nothing_left');
  const lines = left.map(({ line }) => line);
  const made = await addDraft(app, context, {
    customer_id,
    like: {
      delivered_on: lastOf(all.map(({ order_date: day }) => day ?? '')),
      purchase_order: sameOf(all.map(({ reference }) => reference)),
      prices_include_vat,
    },
    own: { order_numbers: shortened(all.map(({ number }) => number)) },
    lines: [...lines, ...(await feeLines(context, first, lines))].map((line, position) => ({
      ...line,
      position,
    })),
  });
  const sources = left.map(({ of, line, order_id }) => ({
    key: line.key,
    order_id,
    order_line: of,
  }));
  await writeSources(db, made, sources);
  // It stands in the orders' histories, so that to finish them is no longer the last that was done.
  const history = all.map(({ id }) => ({ id, changes: [] }));
  await writeHistory(context, orders, 'invoice', history);
  context.afterCommit(() => publishChanged(app, orders, context.caller));
  return made;
}

/** What of the lines of orders is not invoiced, under new keys, those of one order after those of another. */
const linesLeft = (all: readonly Order[], invoiced: ReadonlyMap<string, number>) =>
  all.flatMap(({ id, lines }) =>
    (lines as readonly Line[]).flatMap((line) => {
      const quantity = Number(line['quantity']) - (invoiced.get(lineOf(id, line.key)) ?? 0);
      const own = { ...line, quantity, key: crypto.randomUUID() };
      return quantity > 0 ? [{ of: line.key, order_id: id, line: own }] : [];
    }),
  );

const lastOf = (days: readonly string[]): string | null => days.toSorted().at(-1) || null;

/** What all say alike; nothing where they do not. */
const sameOf = (texts: readonly string[]): string =>
  texts.every((text) => text === texts[0]) ? texts[0]! : '';

const mostOrderNumbers = 200;

/** Numbers side by side, with `…` where they are too many. */
function shortened(numbers: readonly string[]): string {
  const text = numbers.join(', ');
  if (text.length <= mostOrderNumbers) return text;
  return `${text.slice(0, text.lastIndexOf(', ', mostOrderNumbers - 3))}, …`;
}
