import { cashRegisterCalls } from '#contract/sales/cash-register/register-calls.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { resourcesLive } from '#src/crud/live.ts';
import { beginLoading, startLive } from '#src/data/live.ts';
import type { LiveFeature } from '#src/data/live.ts';
import { queryClient, queryFor, showKept } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { dashboardLive } from '#src/features/desk/dashboard/live.ts';
import { refreshUnread } from '#src/features/platform/notifications/local-store/refresh-notifications.ts';
import { notificationsLive } from '#src/features/platform/notifications/live.ts';
import { movesLive } from '#src/features/hotel/moves/live.ts';
import { scannerLive } from '#src/features/hotel/scanner/live.ts';
import { queueLive } from '#src/features/workshop/queue/live.ts';
import { queueSettingsLive } from '#src/features/workshop/queue-settings/live.ts';
import {
  refreshQueue,
  refreshQueueOptions,
} from '#src/features/workshop/queue/local-store/refresh-queue.ts';

/** One thing to load after a login. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** Runs the steps one after the other; one that fails is logged and does not stop the next. Ends early when aborted. */
async function runInOrder(steps: readonly Step[], signal: AbortSignal): Promise<void> {
  for (const { name, run } of steps) {
    if (signal.aborted) return;
    try {
      await run();
    } catch (cause) {
      if (!signal.aborted) logProblem(`Not loaded: ${name}`, cause);
    }
  }
}

// What the device keeps of a site between two visits, in the specification's order.
const kept = [
  ['profile', shellCalls.profile],
  ['cash register', cashRegisterCalls.settings],
  ['brands', shellCalls.vehicleBrands],
  ['calendars', shellCalls.calendars],
] as const;

/**
 * Loads what a site's screens need once there is a token, in the specification's order (§4), and
 * again what is old when the live socket comes back. What the device kept is there before.
 */
export async function boot(siteId: SiteId, signal: AbortSignal): Promise<void> {
  const began = beginLoading();
  await Promise.all(kept.map(([, call]) => showKept(siteId, call, undefined)));
  let over = false;
  const again: LiveFeature = {
    events: {},
    refresh: () => (over ? runInOrder(keptSteps(siteId), signal) : Promise.resolve()),
  };
  const goLive = () => {
    const features = [
      queueLive,
      queueSettingsLive,
      notificationsLive,
      dashboardLive,
      scannerLive,
      movesLive,
      resourcesLive,
      again,
    ];
    const stop = startLive(siteId, features, began);
    signal.addEventListener('abort', stop);
  };
  await runInOrder(firstSteps(siteId, goLive), signal);
  over = true;
}

/** Asks for what is kept, where it is old or was not had; no feature asks for it when its socket is back. */
const keptSteps = (siteId: SiteId): Step[] =>
  kept.map(([name, call]) => ({
    name,
    // One try each: a step that is waited for holds up those behind it.
    run: () => queryClient.query({ ...queryFor(siteId, call, undefined), retry: false }),
  }));

/** All that is asked for at the start. */
function firstSteps(siteId: SiteId, goLive: () => void): Step[] {
  const steps = keptSteps(siteId);
  const ofFeatures: Step[] = [
    { name: 'unread count', run: () => refreshUnread(siteId) },
    {
      name: 'queue',
      run: async () => {
        goLive();
        await refreshQueueOptions(siteId);
        await refreshQueue(siteId);
      },
    },
  ];
  // Behind the profile.
  return steps.toSpliced(1, 0, ...ofFeatures);
}
