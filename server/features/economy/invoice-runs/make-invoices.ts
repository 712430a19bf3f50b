import { invoiceRuns, runs } from '#contract/economy/invoice-runs/invoice-runs.ts';
import { runReasons, type RunReason } from '#contract/economy/invoice-runs/run-rules.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { invoiceOfAgreements, invoiceOfOrders } from '#server/features/economy/invoices/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { itemsLeft, noteItem } from '#server/kit/batch/items-repo.ts';
import { makeItem } from '#server/kit/batch/make-item.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { takeStep } from '#server/kit/resource/steps/take-step.ts';
import type { Run } from './propose.ts';
import { nextPart } from './runs-repo.ts';

// What was proposed may be invoiced, reopened or moved since, and customers may lack what they had.
const expected = runReasons.filter(Boolean).map((reason) => `invoices.${reason}`);

/** Makes the next invoice of a run, with the note that it is made. Answers whether there may be more. */
export async function makeInvoices(
  app: AppContext,
  context: Context,
  runId: number,
): Promise<boolean> {
  const { db } = context;
  const run = (await lockRow(db, invoiceRuns, runId)) as unknown as Run;
  if (run.state !== 'running' || run.archived_at !== null) return false;
  const part = await nextPart(db, runId);
  if (part.length === 0) return false;
  const ids = part.map(({ id }) => id);
  const refused = await makeItem(app, context, runs, ids, expected, async () => {
    const all = part.map(({ of }) => of);
    const invoice_id =
      run.source === 'storage'
        ? await invoiceOfAgreements(app, context, all, run.until!)
        : await invoiceOfOrders(app, context, all);
    if (run.issue) {
      const engine = app.engines.get(invoices.name)!;
      await takeStep(engine, context, [await lockRow(db, invoices, invoice_id)], 'issue');
    }
    return { invoice_id };
  });
  if (refused) {
    const reason = refused.code.slice('invoices.'.length) as RunReason;
    for (const id of ids) await noteItem(db, runs, id, { state: 'left_out', reason });
  }
  return true;
}

/** Ends a run of which nothing is left to do; answers whether it did. */
export async function endRun(app: AppContext, context: Context, runId: number): Promise<boolean> {
  const stored = await lockRow(context.db, invoiceRuns, runId);
  if (stored['state'] !== 'running' || (await itemsLeft(context.db, runs, runId)) > 0) return false;
  await takeStep(app.engines.get(invoiceRuns.name)!, context, [stored], 'finish');
  return true;
}
