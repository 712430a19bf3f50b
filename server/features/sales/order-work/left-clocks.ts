import { forgottenClock } from '#contract/sales/order-work/clock-rules.ts';
import type { LeftClock } from '#contract/sales/order-work/work-times.ts';
import { wallTime } from '#contract/kit/time/zoned-time.ts';
import { rolesWith } from '#contract/rights.ts';
import { announce, notify } from '#server/features/platform/notifications/exports.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { now as clock, startOfDay } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { clocksRunningSince, type RunningClock } from './times-repo.ts';

/** Looks every quarter of an hour for clocks that nobody has stopped. */
export function leftClocksJobs(app: AppContext): void {
  app.jobs.add({ name: 'left-clocks', cron: '*/15 * * * *', work: () => notifyOfLeftClocks(app) });
}

/** Notifies everybody whose clock was left running, and who leads there, once of each. */
export async function notifyOfLeftClocks(app: AppContext): Promise<void> {
  const now = clock();
  const left = await app.db.transaction('system', async (tx) => {
    const found = await leftSince(tx, now);
    for (const one of found) await notifyOf(tx, one);
    return found.length;
  });
  if (left > 0) await announce(app);
}

/** The clocks of a site that were left running, as the caller may know: their own, and everybody's to who leads. */
export async function leftAt({ db, caller, now }: Context): Promise<LeftClock[]> {
  const leads = caller.rights.has('orders.lead');
  return (await leftSince(db, now))
    .filter(({ user_id: user }) => leads || user === caller.userId)
    .map(({ order_id, called, who, user_id: user, began_at: began }) => ({
      order_id,
      called,
      who,
      mine: user === caller.userId,
      began_at: began.toISOString(),
    }));
}

async function leftSince(tx: Tx, now: Date): Promise<RunningClock[]> {
  const running = await clocksRunningSince(tx, now);
  return running.filter(({ began_at: began, timezone }) => {
    const dayBegan = startOfDay(now, timezone).getTime();
    return forgottenClock({ began: began.getTime(), ended: null }, now.getTime(), dayBegan);
  });
}

async function notifyOf(tx: Tx, left: RunningClock): Promise<void> {
  const { id, chain_id: chainId, site_id: siteId, user_id: userId, timezone, who, called } = left;
  const wall = new Date(wallTime(left.began_at.getTime(), timezone)).toISOString();
  const values = { who, called, since: wall.slice(0, 16).replace('T', ' ') };
  const common = { chainId, kind: 'operations' } as const;
  await notify(tx, {
    ...common,
    to: { siteId, userId },
    words: { key: (part) => `order-work:told.left.${part}`, values },
    once: `clock_left ${id}`,
  });
  await notify(tx, {
    ...common,
    to: { siteId, roles: rolesWith('orders.lead') },
    words: { key: (part) => `order-work:told.left_by.${part}`, values },
    once: `clock_left_by ${id}`,
  });
}
