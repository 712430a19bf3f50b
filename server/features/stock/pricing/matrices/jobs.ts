import { purchaseMatrices } from '#contract/stock/pricing/purchase-prices.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { takeStep } from '#server/kit/resource/steps/take-step.ts';
import { dueMatrices } from './matrices-repo.ts';

const job = 'publish-matrices';

/** Matrices that are to hold from a time on are published within a minute of it. */
export function pricingJobs(app: AppContext): void {
  app.jobs.add({ name: job, cron: '* * * * *', work: () => publishDue(app) });
}

/** Publishes what is due. One that fails keeps no other from being published. */
export async function publishDue(app: AppContext): Promise<void> {
  const due = await app.db.transaction('system', (tx) => dueMatrices(tx, now()));
  const engine = app.engines.get(purchaseMatrices.name)!;
  const errors: unknown[] = [];
  for (const { id, chainId, siteId } of due) {
    if (siteId === null) continue;
    try {
      await actAs(app, { chainId, siteId, job }, { requestId: `${job}-${id}` }, async (context) => {
        const row = await lockRow(context.db, purchaseMatrices, id);
        // Another server was first, or somebody withdrew it.
        if (row['state'] !== 'scheduled') return;
        await takeStep(engine, context, [row], 'publish');
        context.afterCommit(() => publishChanged(app, purchaseMatrices, context.caller));
      });
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Matrices were not published');
}
