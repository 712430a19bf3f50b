import { logProblem } from '../device/log.ts';
import { keep, readKept } from '../device/storage.ts';
import { OfflineError } from './api-errors.ts';
import { send } from './api.ts';
import { visitsKey } from './visits/visits-key.ts';
import { clearTokens, currentSite, personHere, siteTokens, tokenFor } from './tokens.ts';

/**
 * Signs out of every site: the tokens and all that was read go from this device, what waits in the
 * outbox stays. The server is notified, and not waited for: without it the device signs out as well.
 */
export async function signOut(): Promise<void> {
  const siteId = [currentSite() ?? '', siteTokens()[0]?.siteId ?? ''].find(tokenFor);
  if (siteId) {
    const contract = await import('#contract/platform/session.ts').catch(ignored);
    // The token goes along at once, before it is forgotten here.
    if (contract) void send(contract.sessionCalls.logoutAll, undefined, { siteId }).catch(ignored);
  }
  clearTokens();
  await forgetOthers();
}

function ignored(cause: unknown): undefined {
  if (cause instanceof OfflineError && cause.cause === 'heard') return;
  logProblem('The server was not told of the sign-out', cause);
}

const readMark = 'wheelhouse.read';

/** Notes that from now on this device holds something that the person here has read. */
export function noteReading(): void {
  const person = personHere();
  if (person !== null) keep(readMark, person);
}

/**
 * Deletes what was read on this device by anybody but the person who is here: by everybody when
 * nobody is. To be called whenever that changes, and at each start, in case the last time was cut
 * short.
 */
export async function forgetOthers(): Promise<void> {
  const reader = readKept(readMark);
  if (reader && reader !== personHere()) await forgetRead();
}

// The database and the cache are loaded for it alone: a login page has no other use for them.
async function forgetRead(): Promise<void> {
  try {
    const [{ forgetEverythingRead }, { queryClient }] = await Promise.all([
      import('./response-cache.ts'),
      import('./query.ts'),
    ]);
    queryClient.clear();
    await forgetEverythingRead();
    keep(visitsKey, null);
    keep(readMark, null);
  } catch (cause) {
    logProblem('What was read on this device could not be deleted', cause);
  }
}
