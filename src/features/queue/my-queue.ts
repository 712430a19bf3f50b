import { queueIds } from '#contract/queue.ts';
import type { QueueId } from '#contract/queue.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { keep, readKept } from '#src/device/storage.ts';

const queueKey = (siteId: SiteId) => `wheelhouse.queue.${siteId}`;
const targetKey = (siteId: SiteId, queue: QueueId) => `wheelhouse.target.${siteId}.${queue}`;

/** The queue this device works at a site; the reception until another is chosen. */
export function myQueue(siteId: SiteId): QueueId {
  const kept = readKept(queueKey(siteId));
  return queueIds.find((queue) => queue === kept) ?? 'expedite';
}

export const keepMyQueue = (siteId: SiteId, queue: QueueId): void => keep(queueKey(siteId), queue);

/** The station this device calls people to, of those there are; null when none was chosen. */
export function myTarget(
  siteId: SiteId,
  queue: QueueId,
  targets: readonly string[],
): string | null {
  const kept = readKept(targetKey(siteId, queue));
  return targets.find((target) => target === kept) ?? null;
}

export const keepMyTarget = (siteId: SiteId, queue: QueueId, target: string): void =>
  keep(targetKey(siteId, queue), target);
