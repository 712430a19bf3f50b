import type { Database } from '#server/db/open.ts';
import { enter, tokenClaims, type Caller } from '../caller.ts';
import { AppError } from '../errors.ts';
import { readToken, type Keys } from '../keys.ts';

const prefix = 'socket:';

/** The audience of a token that opens a live socket of a site and nothing else. */
export const socketAudience = (siteId: number) => `${prefix}${siteId}`;

/** Who holds a socket token, or undefined when it is none, has ended, or its login has. */
export async function callerOfSocketToken(
  db: Database,
  keys: Keys,
  token: string,
): Promise<Caller | undefined> {
  const payload = await readToken(keys, token);
  if (typeof payload?.aud !== 'string' || !payload.aud.startsWith(prefix)) return undefined;
  const claims = tokenClaims({ ...payload, aud: payload.aud.slice(prefix.length) });
  if (!claims) return undefined;
  try {
    return await db.transaction('app', (tx) => enter(tx, claims));
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
