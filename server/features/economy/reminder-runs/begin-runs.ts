import { automaticReminders } from '#contract/economy/reminder-runs/automatic-reminders.ts';
import { reminderRuns } from '#contract/economy/reminder-runs/reminder-runs.ts';
import { isDueOn } from '#contract/kit/time/rhythm.ts';
import { rolesWith } from '#contract/rights.ts';
import { notify } from '#server/features/platform/notifications/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { beginDue } from '#server/kit/batch/begin-due.ts';
import { noteDay } from '#server/kit/batch/due-repo.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { takeStep } from '#server/kit/resource/steps/take-step.ts';
import { addRow } from '#server/kit/resource/write.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { judge } from './judge.ts';

/** Proposes the runs that are due today, each site's once. */
export const beginRuns = (app: AppContext, stopping?: AbortSignal): Promise<void> =>
  beginDue(app, automaticReminders, beginRun, stopping);

async function beginRun(app: AppContext, context: Context): Promise<void> {
  const { db, caller } = context;
  const { every, collection } = await settingsOf(db, automaticReminders, caller);
  const today = todayOf(context);
  if (every === 'off' || !isDueOn(every, today)) return;
  if (!(await noteDay(db, caller, reminderRuns.name, today))) return;
  const sources = collection ? (['reminders', 'collection'] as const) : (['reminders'] as const);
  for (const source of sources) await proposeRun(app, context, source, today);
}

/** Proposes one run for somebody to look over; none where nobody would be written to. */
async function proposeRun(
  app: AppContext,
  context: Context,
  source: 'reminders' | 'collection',
  until: string,
): Promise<void> {
  const { db, caller } = context;
  const which = { source, until, customer_id: null, audience: '', least: null };
  const all = await judge(context, which);
  const count = all.filter(({ state }) => state === 'planned').length;
  if (count === 0) return;
  const engine = app.engines.get(reminderRuns.name)!;
  const { id, name } = await addRow(engine, context, { source, until });
  await takeStep(engine, context, [await lockRow(db, reminderRuns, id)], 'propose');
  await notify(db, {
    chainId: caller.chainId,
    to: { siteId: caller.siteId, roles: rolesWith('invoices.issue') },
    kind: 'operations',
    words: {
      key: (part) => `reminder-runs:automatic.${part}`,
      values: { name: String(name), count: String(count) },
    },
    once: `${automaticReminders.name} ${source} ${caller.siteId} ${until}`,
  });
}
