import { addedOf, applied, type Outcome } from '#contract/kit/document/follow-rules.ts';
import type { LinesWritten } from '#contract/kit/document/lines.ts';
import { addedBy } from '#contract/sales/auto-products/auto-lines.ts';
import { orders } from '#contract/sales/orders.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { linesOfDocument } from '#server/kit/document/lines-repo.ts';
import { inputsOfOrder, outcomesIn, type Order } from './outcomes.ts';
import { rulesThatStay } from './rules-repo.ts';

/** An order as its table has it. */
type OrderRow = Omit<Order, 'lines'> & { readonly id: number };

const withLines = async ({ db }: Context, row: OrderRow): Promise<Order> => ({
  ...row,
  lines: await linesOfDocument(db, orders, row.id),
});

/** Throws `auto-products.lacking` where an order lacks what has to be on it by rule. */
export async function checkAutoProducts(context: Context, row: OrderRow): Promise<void> {
  const order = await withLines(context, row);
  const inputs = await inputsOfOrder(context, order);
  const lacking = outcomesIn(context, inputs, order).filter(({ short }) => short);
  if (lacking.length === 0) return;
  const names = lacking.map(({ name }) => name).join(', ');
  throw new AppError('auto-products.lacking', { names });
}

/** Throws `auto-products.must_stay` where somebody leaves out what has to be there, and may not. */
export async function checkLeftOut(
  { db, caller }: Context,
  before: readonly number[],
  next: readonly number[],
): Promise<void> {
  const more = next.filter((rule) => !before.includes(rule));
  if (more.length === 0 || caller.rights.has('orders.leave_out')) return;
  const [rule] = await rulesThatStay(db, more);
  if (rule) throw new AppError('auto-products.must_stay', { name: rule.name });
}

/**
 * What of an order a customer wants who wants these of its lines: rules follow the lines that are
 * left, and what rules added for one of these and the customer does without is left out from now on.
 */
export async function wantedOfOrder(
  context: Context,
  row: OrderRow,
  wanted: ReadonlySet<string>,
): Promise<{ readonly lines: LinesWritten; readonly left_out: number[] }> {
  const order = await withLines(context, row);
  const lines = order.lines.filter(({ key }) => wanted.has(key));
  const refused = order.lines
    .filter(({ key }) => !wanted.has(key))
    .map((line) => addedOf(line, addedBy))
    .filter((by) => by?.from.some((key) => wanted.has(key)));
  const left_out = [...new Set([...order.left_out, ...refused.map((by) => by!.rule)])];
  const left = { ...order, lines, left_out };
  const outcomes = outcomesIn(context, await inputsOfOrder(context, left), left);
  const next = applied(addedBy, lines, outcomes.filter(isOfThere), () => {
    throw new Error('Nothing is added here');
  });
  const kept = new Set(next.map(({ key }) => key));
  return {
    lines: {
      put: next.filter((line) => !lines.includes(line)),
      remove: order.lines.map(({ key }) => key).filter((key) => !kept.has(key)),
    },
    left_out,
  };
}

const isOfThere = ({ verdict }: Outcome): boolean => verdict === 'change' || verdict === 'take_out';
