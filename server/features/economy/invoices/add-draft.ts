import type { Line } from '#contract/kit/document/lines.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { Values } from '#server/kit/resource/resource-table.ts';
import { addRow } from '#server/kit/resource/write.ts';
import { isArchived, writeCustomer } from './invoices-repo.ts';

interface NewDraft {
  readonly customer_id: number | null;
  readonly like: Values;
  readonly own: Values;
  readonly lines: readonly Line[];
}

/**
 * Adds a draft of an invoice; `own` is what the server alone writes. Its customer may have been archived
 * since: what they had done, or were sent, is invoiced and credited all the same. Answers its id.
 */
export async function addDraft(
  app: AppContext,
  context: Context,
  { customer_id, like, own, lines }: NewDraft,
): Promise<number> {
  const isGone = customer_id !== null && (await isArchived(context.db, customer_id));
  const engine = app.engines.get(invoices.name)!;
  const { hooks } = engine;
  const beforeSave: typeof hooks.beforeSave = (at, change, before) =>
    hooks.beforeSave!(at, { ...change, ...own }, before);
  const { id } = await addRow({ ...engine, hooks: { ...hooks, beforeSave } }, context, {
    ...like,
    ...(!isGone && { customer_id }),
    lines: { put: lines },
  });
  if (isGone) await writeCustomer(context.db, id, customer_id);
  context.afterCommit(() => publishChanged(app, invoices, context.caller));
  return id;
}
