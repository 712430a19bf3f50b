import { queueIds } from '#contract/workshop/queue.ts';
import type { QueueId, QueueOptions } from '#contract/workshop/queue.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { keep, readKept } from '#src/device/storage.ts';

const queueKey = (siteId: SiteId) => `wheelhouse.queue.${siteId}`;
const targetKey = (siteId: SiteId, queue: QueueId) => `wheelhouse.target.${siteId}.${queue}`;
const automaticKey = (siteId: SiteId) => `wheelhouse.automatic.${siteId}`;
const on = 'on';

/** The queue this device works at a site: the reception until another is chosen, none when that one is no more. */
export function myQueue(siteId: SiteId, garageEnabled: boolean): QueueId | null {
  const kept = readKept(queueKey(siteId));
  const queue = queueIds.find((id) => id === kept) ?? 'expedite';
  return queue === 'garage' && !garageEnabled ? null : queue;
}

export const keepMyQueue = (siteId: SiteId, queue: QueueId): void => keep(queueKey(siteId), queue);

/** The stations of a queue. */
export const targetsOf = (options: QueueOptions, queue: QueueId): readonly string[] =>
  queue === 'garage' ? options.garageTargets : options.expediteTargets;

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

/** Whether this device calls the next one by itself when somebody in the garage is done. */
export const isAutomatic = (siteId: SiteId): boolean => readKept(automaticKey(siteId)) === on;

export const keepAutomatic = (siteId: SiteId, automatic: boolean): void =>
  keep(automaticKey(siteId), automatic ? on : null);
