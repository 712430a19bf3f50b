import { queueCalls } from '#contract/queue.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { takeDump, takeOptions } from './queue-store.ts';

/** Asks for everybody in the site's queues. Throws like `send`. */
export async function refreshQueue(siteId: SiteId): Promise<void> {
  const first = await send(queueCalls.refresh, undefined, { siteId });
  if (await takeDump(siteId, first.data)) return;
  // A change overtook the answer, or else the server was set back: asking again tells which.
  const second = await send(queueCalls.refresh, undefined, { siteId });
  await takeDump(siteId, second.data, { evenIfOlder: true });
}

/** Asks for the site's stations and times. Throws like `send`. */
export async function refreshQueueOptions(siteId: SiteId): Promise<void> {
  const { data } = await send(queueCalls.options, undefined, { siteId });
  await takeOptions(siteId, data.options);
}
