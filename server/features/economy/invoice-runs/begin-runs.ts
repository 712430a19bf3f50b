import { automaticInvoicing } from '#contract/economy/invoice-runs/automatic-invoicing.ts';
import { invoiceRuns, type RunSource } from '#contract/economy/invoice-runs/invoice-runs.ts';
import { isDueOn } from '#contract/kit/time/rhythm.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { rolesWith } from '#contract/rights.ts';
import { notify } from '#server/features/platform/notifications/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { beginDue } from '#server/kit/batch/begin-due.ts';
import { noteDay } from '#server/kit/batch/due-repo.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { inSavepoint } from '#server/kit/resource/savepoint-repo.ts';
import { takeStep } from '#server/kit/resource/steps/take-step.ts';
import { addRow } from '#server/kit/resource/write.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { toInvoice } from './propose.ts';

/** Begins the runs that are due today, each site's once. */
export const beginRuns = (app: AppContext, stopping?: AbortSignal): Promise<void> =>
  beginDue(app, automaticInvoicing, beginRun, stopping);

async function beginRun(app: AppContext, context: Context): Promise<void> {
  const { db, caller } = context;
  const { mode, every, storage, ...which } = await settingsOf(db, automaticInvoicing, caller);
  const today = todayOf(context);
  if (
    mode === 'off' ||
    !isDueOn(every, today) ||
    !(await noteDay(db, caller, invoiceRuns.name, today))
  )
    return;
  const until = daysAfter(today, -1);
  const sources = storage ? (['orders', 'storage'] as const) : (['orders'] as const);
  // What of storage begins today is asked for today: it is paid ahead.
  for (const source of sources) {
    const day = source === 'storage' ? today : until;
    await beginRunOf(app, context, mode, { ...which, source, until: day });
  }
}

/** Begins one run of what is found for it; none where that is nothing. */
async function beginRunOf(
  app: AppContext,
  context: Context,
  mode: 'propose' | 'run',
  which: { readonly source: RunSource; readonly until: string; readonly audience: string },
): Promise<void> {
  const { db, caller } = context;
  const found = await toInvoice(context, { ...which, customer_id: null });
  if (found.length === 0) return;
  const engine = app.engines.get(invoiceRuns.name)!;
  const { id, name } = await addRow(engine, context, which);
  const take = async (word: string) =>
    takeStep(engine, context, [await lockRow(db, invoiceRuns, id)], word);
  // What the company lacks is said to anyone who proposes it by hand.
  const lacks = await inSavepoint(db, () => take('propose')).then(
    () => false,
    (error: unknown) => {
      if (error instanceof AppError) return true;
      throw error;
    },
  );
  if (!lacks && mode === 'run') {
    const { planned } = await lockRow(db, invoiceRuns, id);
    if (Number(planned) > 0) await take('run');
  }
  await notify(db, {
    chainId: caller.chainId,
    to: { siteId: caller.siteId, roles: rolesWith('invoices.issue') },
    kind: 'operations',
    words: {
      key: (part) => `invoice-runs:automatic.${mode}.${part}`,
      values: { name: String(name), count: String(found.length) },
    },
    once: `${automaticInvoicing.name} ${which.source} ${caller.siteId} ${which.until}`,
  });
}
