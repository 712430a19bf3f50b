import type { Line } from '#contract/kit/document/lines.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { Values } from '#server/kit/resource/resource-table.ts';
import { addRow } from '#server/kit/resource/write.ts';

/** Adds a draft of an invoice; `own` is what the server alone writes. Answers its id. */
export async function addDraft(
  app: AppContext,
  context: Context,
  {
    like,
    own,
    lines,
  }: { readonly like: Values; readonly own: Values; readonly lines: readonly Line[] },
): Promise<number> {
  const engine = app.engines.get(invoices.name)!;
  const { hooks } = engine;
  const beforeSave: typeof hooks.beforeSave = (at, change, before) =>
    hooks.beforeSave!(at, { ...change, ...own }, before);
  const { id } = await addRow({ ...engine, hooks: { ...hooks, beforeSave } }, context, {
    ...like,
    lines: { put: lines },
  });
  context.afterCommit(() => publishChanged(app, invoices, context.caller));
  return id;
}
