import { randomUUID } from 'node:crypto';
import { tokenDays } from '#contract/platform/session.ts';
import { signToken, type Keys } from '#server/kit/keys/keys.ts';
import type { NewToken } from './session-repo.ts';

const day = 86_400_000;

/** A new token of a login for one site: its row, and the text to hand out once the row is saved. */
export async function newToken(
  keys: Keys,
  input: {
    sessionId: string;
    userId: number;
    chainId: number;
    siteId: number;
    siteName: string;
    at: Date;
  },
): Promise<{ row: NewToken; text: string }> {
  const id = randomUUID();
  const expiresAt = new Date(input.at.getTime() + tokenDays * day);
  const claims = { jti: id, sub: String(input.userId), siteName: input.siteName };
  return {
    row: {
      id,
      sessionId: input.sessionId,
      chainId: input.chainId,
      siteId: input.siteId,
      expiresAt,
    },
    text: await signToken(keys, claims, String(input.siteId), expiresAt),
  };
}
