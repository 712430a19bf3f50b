import { logProblem } from '../device/log.ts';
import { keep, readKept } from '../device/storage.ts';
import { send } from './api.ts';
import { clearTokens, currentSite, siteTokens, tokenFor } from './tokens.ts';

/**
 * Signs out of every site: the tokens and all that was read go from this device, what waits in the
 * outbox stays. The server is told, and not waited for: without it the device signs out as well.
 */
export async function signOut(): Promise<void> {
  const siteId = [currentSite() ?? '', siteTokens()[0]?.siteId ?? ''].find(tokenFor);
  if (siteId) {
    const contract = await import('#contract/session.ts').catch(notTold);
    // The token goes along at once, before it is forgotten here.
    if (contract) void send(contract.sessionCalls.logoutAll, undefined, { siteId }).catch(notTold);
  }
  clearTokens();
  if (readKept(readMark)) await forgetRead();
}

function notTold(cause: unknown): undefined {
  logProblem('The server was not told of the sign-out', cause);
}

const readMark = 'wheelhouse.read';

/** Notes that from now on this device holds something to forget at sign-out. */
export const noteReading = (): void => keep(readMark, 'yes');

// The database and the cache are loaded for it alone: a login page has no other use for them.
async function forgetRead(): Promise<void> {
  try {
    const [{ forgetEverythingRead }, { queryClient }] = await Promise.all([
      import('./answers.ts'),
      import('./query.ts'),
    ]);
    queryClient.clear();
    await forgetEverythingRead();
    keep(readMark, null);
  } catch (cause) {
    logProblem('What was read on this device could not be deleted', cause);
  }
}
