import type { Batch } from '#contract/kit/batch/batch.ts';
import type { AppContext } from '../app-context.ts';
import { actAs } from '../caller/act-as.ts';
import { now } from '../clock.ts';
import type { Context } from '../context.ts';
import type { HeavyJobLimiter } from '../heavy-jobs/limiter.ts';
import { tableOf } from '../resource/resource-table.ts';
import { batchesAtWork } from './items-repo.ts';

// No person has this number: the job has its own place among those who wait.
const nobody = 0;

/** One portion of a batch, in a transaction of its own. Locks the batch and looks at its state first; answers whether there may be more. */
export type Portion = (app: AppContext, context: Context, batchId: number) => Promise<boolean>;

/** How a batch is done. */
export interface BatchWork {
  /** What has to be done, one kind after the other, each until there is no more of it. */
  readonly portions: readonly Portion[];
  /** What is done at the end of each run, once. */
  readonly last: Portion;
  /** The column that says by having a value that there is something to be done for one that does not run. */
  readonly alsoWith?: string;
  readonly limiter: (app: AppContext) => HeavyJobLimiter;
  /** Publishes after a commit what a portion changed. */
  readonly publish: (app: AppContext, context: Context) => void;
}

/** Batches that run go on by themselves, within a minute at most. */
export function addBatchJob(app: AppContext, batch: Batch, work: BatchWork): void {
  app.jobs.add({
    name: batch.resource.name,
    cron: '* * * * *',
    work: (stopping) => runBatches(app, batch, work, stopping),
  });
}

/** Asks for batches to go on now. */
export const runSoon = (app: AppContext, { resource }: Batch): Promise<void> =>
  app.jobs.soon(resource.name);

/**
 * Does what is to be done of all batches of a kind, in portions between which others have a turn.
 * Safe to be killed at any point and to run on two servers at once. One that fails keeps no other
 * from going on; throws what they failed by once all have had their turn.
 */
export async function runBatches(
  app: AppContext,
  { resource }: Batch,
  { portions, last, alsoWith, limiter, publish }: BatchWork,
  stopping?: AbortSignal,
): Promise<void> {
  const job = resource.name;
  const all = await app.db.transaction('system', (tx) =>
    batchesAtWork(tx, tableOf(resource), alsoWith),
  );
  const errors: unknown[] = [];
  for (const { id, ...site } of all) {
    const isMoreAfter = async (portion: Portion) => {
      if (stopping?.aborted) return false;
      using _place = await limiter(app).take(nobody);
      return actAs(app, { ...site, job }, { requestId: `${job}-${id}` }, async (context) => {
        const isMore = await portion(app, context, id);
        if (isMore) publish(app, context);
        return isMore;
      });
    };
    try {
      for (const portion of portions) {
        while (await isMoreAfter(portion)) {
          // Until there is no more of it, or somebody pauses it.
        }
      }
      await isMoreAfter(last);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${job} did not go on at ${now().toISOString()}`);
}
