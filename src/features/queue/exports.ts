import { lazy } from 'react';
import type { SiteId } from '#src/data/tokens.ts';
import { loadWords } from '#src/i18n/words.ts';

/** The name of the queue's panel in the address, for `usePanel`. */
export const queuePanel = 'queue';

/** The queue beside other screens; it comes when it is first opened. */
export const QueuePanel = lazy(async () => {
  const panel = import('./queue-panel.tsx');
  await loadWords(['queue']);
  return { default: (await panel).QueuePanel };
});

/** Asks for the site's stations and times again. It brings the device's database, which the frame does without. */
export async function refreshQueueOptions(siteId: SiteId): Promise<void> {
  const refresh = await import('./refresh-queue.ts');
  await refresh.refreshQueueOptions(siteId);
}
