import type { invoiceRuns } from '#contract/economy/invoice-runs/invoice-runs.ts';
import { proposed, type ToInvoice } from '#contract/economy/invoice-runs/run-rules.ts';
import { lacksOfSeller } from '#contract/economy/invoices/invoice-rules.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { sellerOf } from '#server/features/economy/billing/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { agreementsToInvoice } from './agreements-to-invoice.ts';
import { buyersOf, ordersToInvoice, writeProposal, type WantedOrders } from './runs-repo.ts';

export type Run = RowOf<typeof invoiceRuns>;

/** Writes which orders or agreements a run invoices and which it leaves out; answers how many it does. Throws what the company lacks to issue any. */
export async function propose(context: Context, run: Run): Promise<number> {
  const seller = await sellerOf(context);
  const [lack] = lacksOfSeller(seller);
  if (lack) throw new AppError(lack);
  const { db, caller } = context;
  const { grouping, least, issue } = run;
  const found = await toInvoice(context, { ...run, until: run.until! });
  const ids = new Set(found.flatMap(({ customer_id: id }) => (id === null ? [] : [id])));
  const buyers = issue ? await buyersOf(db, [...ids]) : new Map();
  const all = proposed(found, { grouping, least: least ?? 0, seller, buyers });
  await writeProposal(db, caller, run, all);
  return all.filter(({ state }) => state === 'planned').length;
}

/** What of the site a run would look at. */
export const toInvoice = (
  context: Context,
  { source, ...wanted }: WantedOrders & Pick<Run, 'source'>,
): Promise<readonly ToInvoice[]> =>
  source === 'storage' ? agreementsToInvoice(context, wanted) : ordersToInvoice(context.db, wanted);
