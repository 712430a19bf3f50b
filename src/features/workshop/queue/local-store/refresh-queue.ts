import { queueCalls } from '#contract/workshop/queue.ts';
import { forgetQueue } from '#src/data/response-cache.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { knownRevision, takeDump, takeOptions } from './queue-store.ts';
import { readDump, readOptions } from './read-dump.ts';

/** Asks for everybody in the site's queues. Throws like `send`. */
export async function refreshQueue(siteId: SiteId): Promise<void> {
  const first = await fetchQueue(siteId);
  if (!first || (await takeDump(siteId, first))) return;
  // A change overtook the answer, or else the server was set back: asking again tells which, unless
  // that answer is overtaken, too.
  const ifStillAt = await knownRevision(siteId);
  const second = await fetchQueue(siteId);
  if (second) await takeDump(siteId, second, { ifStillAt });
}

async function fetchQueue(siteId: SiteId) {
  try {
    return readDump((await send(queueCalls.refresh, undefined, { siteId }))?.data);
  } catch (cause) {
    // A user who may not read the queue any more keeps nothing of it.
    if (cause instanceof ApiError && cause.status === 403) await forgetQueue(siteId);
    throw cause;
  }
}

const timers = new Map<SiteId, ReturnType<typeof setTimeout>>();

/** Asks for everybody in a moment, once for all who ask for it now; a failure is only logged: the socket's return asks again. */
export function refreshQueueSoon(siteId: SiteId): void {
  if (timers.has(siteId)) return;
  const timer = setTimeout(() => {
    timers.delete(siteId);
    refreshQueue(siteId).catch((cause: unknown) =>
      logProblem('The queue was not read again', cause),
    );
  }, 50);
  timers.set(siteId, timer);
}

/** Asks for the site's stations and times. Throws like `send`. */
export async function refreshQueueOptions(siteId: SiteId): Promise<void> {
  const { data } = await send(queueCalls.options, undefined, { siteId });
  await takeOptions(siteId, readOptions(data.options));
}
