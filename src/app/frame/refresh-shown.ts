import { drain } from '#src/data/outbox/outbox-drain.ts';
import { queryClient } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { notificationsLive } from '#src/features/platform/notifications/live.ts';
import { queueLive } from '#src/features/workshop/queue/live.ts';

const failed = (cause: unknown) => logProblem('What is shown was not read again', cause);

/** Asks the server for all that is shown. What this device did comes first: else it would be shown undone. */
export async function refreshShown(siteId: SiteId): Promise<void> {
  await drain(siteId, 'now').catch(failed);
  await Promise.all([
    queryClient.refetchQueries({ type: 'active' }),
    ...[queueLive, notificationsLive].map((feature) =>
      feature.refresh?.(siteId, false).catch(failed),
    ),
  ]);
}
