import { invoices } from '#contract/economy/invoices/invoices.ts';
import { reminderLetters } from '#contract/economy/reminder-runs/reminder-letters.ts';
import { reminderRuns, runs } from '#contract/economy/reminder-runs/reminder-runs.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { addBatchJob, runBatches, type BatchWork } from '#server/kit/batch/batch-job.ts';
import { itemsLeft } from '#server/kit/batch/items-repo.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { takeStep } from '#server/kit/resource/steps/take-step.ts';
import { beginRuns } from './begin-runs.ts';
import { followLetters } from './letters/letters-repo.ts';
import { sendEhfLetters } from './letters/send-ehf-letters.ts';
import { writeLetters } from './write-letters.ts';

const work: BatchWork = {
  portions: [writeLetters],
  last: endRun,
  limiter: ({ heavyJobs }) => heavyJobs.many,
  publish(app, { afterCommit, caller }) {
    afterCommit(() => {
      for (const one of [invoices, reminderLetters, reminderRuns]) publishChanged(app, one, caller);
    });
  },
};

/** Runs that were started go on by themselves, and what becomes of their letters is looked for every minute. */
export function reminderRunsJobs(app: AppContext): void {
  addBatchJob(app, runs, work);
  app.jobs.add({
    name: 'automatic-reminders',
    cron: '23 * * * *',
    work: (stopping) => beginRuns(app, stopping),
  });
  app.jobs.add({
    name: 'reminder-letters',
    cron: '* * * * *',
    work: async (stopping) => {
      await sendEhfLetters(app, stopping);
      const changed = await app.db.transaction('system', followLetters);
      for (const { chain_id: chainId, sent_by: siteId } of changed)
        publishChanged(app, reminderLetters, { chainId, siteId });
    },
  });
}

/** Does what is to be done of all runs now. */
export const doReminderRuns = (app: AppContext, stopping?: AbortSignal): Promise<void> =>
  runBatches(app, runs, work, stopping);

/** Ends a run of which nothing is left to do; answers whether it did. */
async function endRun(app: AppContext, context: Context, runId: number): Promise<boolean> {
  const stored = await lockRow(context.db, reminderRuns, runId);
  if (stored['state'] !== 'running' || (await itemsLeft(context.db, runs, runId)) > 0) return false;
  await takeStep(app.engines.get(reminderRuns.name)!, context, [stored], 'finish');
  return true;
}
