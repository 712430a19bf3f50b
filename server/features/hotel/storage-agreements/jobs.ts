import { lastDayOf } from '#contract/hotel/storage-agreements/agreement-rules.ts';
import { storageAgreements } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { saveRow } from '#server/kit/resource/write.ts';
import { overAndRenewed } from './over-and-renewed-repo.ts';

const job = 'renew-agreements';

/** What is renewed by itself goes on in the night after it would have ended. */
export function storageAgreementsJobs(app: AppContext): void {
  app.jobs.add({ name: job, cron: '41 3 * * *', work: () => renewAgreements(app) });
}

/** Lets agreements that are over and renewed by themselves last for as many months more. */
export async function renewAgreements(app: AppContext): Promise<void> {
  const today = now().toISOString().slice(0, 10);
  const over = await app.db.transaction('system', (tx) => overAndRenewed(tx, today));
  const engine = app.engines.get(storageAgreements.name)!;
  for (const [siteId, agreements] of Map.groupBy(over, (one) => one.siteId)) {
    const { chainId } = agreements[0]!;
    await actAs(app, { chainId, siteId, job }, { requestId: job }, async (context) => {
      for (const { id, endsOn, months } of agreements) {
        let ends = endsOn;
        while (ends < today) ends = lastDayOf(daysAfter(ends, 1), months);
        await saveRow(engine, context, id, { ends_on: ends });
      }
      context.afterCommit(() => publishChanged(app, storageAgreements, context.caller));
    });
  }
}
