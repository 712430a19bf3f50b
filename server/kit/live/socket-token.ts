import type { Database } from '#server/db/open.ts';
import { callersOf, tokenClaims, type Caller, type TokenClaims } from '../caller/caller.ts';
import { readToken, type Keys } from '../keys/keys.ts';
import { inBatches } from './batch.ts';

const prefix = 'socket:';

/** The audience of a token that opens a live socket of a site and nothing else. */
export const socketAudience = (siteId: number) => `${prefix}${siteId}`;

/**
 * Returns who holds a socket token; undefined when it is none, has ended, or its login has. The
 * signature alone lets nobody in: the login's row is looked at each time, with those of all who
 * come at the same moment.
 */
export function socketTokens(
  db: Database,
  keys: Keys,
): (token: string) => Promise<Caller | undefined> {
  const callerOf = inBatches((tokens: readonly TokenClaims[]) =>
    db.transaction('app', (tx) => callersOf(tx, tokens)),
  );
  return async (token) => {
    const payload = await readToken(keys, token);
    if (typeof payload?.aud !== 'string' || !payload.aud.startsWith(prefix)) return undefined;
    const claims = tokenClaims({ ...payload, aud: payload.aud.slice(prefix.length) });
    return claims && callerOf(claims);
  };
}
