import { renewWithinDays, sessionCalls } from '#contract/platform/session.ts';
import { logProblem } from '../device/log.ts';
import { ApiError } from './api-errors.ts';
import { send } from './api.ts';
import { serverNow } from './server-time.ts';
import { clearTokens, hasExpired, keepToken, siteTokens, tokenFor } from './tokens.ts';
import type { SiteToken } from './tokens.ts';

const day = 86_400_000;

/** Whether a token is to be renewed: 14 days or fewer remain (specification §4), and it is still good. `now` in ms. */
const needsRenewal = ({ expires }: Pick<SiteToken, 'expires'>, now: number): boolean =>
  expires > now && expires - now <= renewWithinDays * day;

/** Renews the tokens that need it, in one tab at a time. A 401 clears all tokens (specification §8); other failures wait for the next time. */
export async function renewTokens(): Promise<void> {
  await navigator.locks.request('wheelhouse.renew', async () => {
    for (const held of siteTokens()) {
      if (hasExpired(held) || !needsRenewal(held, serverNow())) continue;
      const goOn = await renewOne(held);
      if (!goOn) return;
    }
  });
}

async function renewOne({ siteId, siteName, token }: SiteToken): Promise<boolean> {
  try {
    const { data } = await send(sessionCalls.renew, undefined, { siteId });
    // A user who has signed out meanwhile stays so.
    if (tokenFor(siteId)?.token === token) keepToken(siteId, data.token);
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401) {
      clearTokens();
      return false;
    }
    logProblem(`The token of ${siteName} was not renewed`, cause);
  }
  return true;
}
