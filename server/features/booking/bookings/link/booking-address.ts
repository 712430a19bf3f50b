import type { MessageRule } from '#contract/booking/messages/message-rules.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { Tx } from '#server/db/open.ts';
import { codeOf, hashOf } from '#server/kit/keys/secret-code.ts';
import { insertLink } from '#server/kit/links/link-repo.ts';
import { addressesOf } from './addresses-repo.ts';

/**
 * The path at which whoever a booking is of sees it: the same each time until it is closed. It is made
 * from the server's key and stands nowhere. The booking has to be locked.
 */
export async function bookingPath(
  { keys }: Pick<AppContext, 'keys'>,
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  bookingId: number,
): Promise<string> {
  const made = await addressesOf(tx, bookingId);
  // Those that were closed are good for nothing: the next one has another number.
  const closed = made.filter(({ revoked_at: at }) => at !== null).length;
  const code = codeOf(keys, `booking:${chainId}:${bookingId}:${closed}`);
  const hash = hashOf(code);
  const isOpen = made.some((link) => link.revoked_at === null && link.code_hash.equals(hash));
  if (!isOpen) await insertLink(tx, { chainId, siteId }, { kind: 'booking', bookingId, hash });
  return `/b/${code}`;
}

/** The path of an address as whoever may not open it is shown it. */
export const hiddenPath = '/b/…';

/** The path by which somebody says that they want no more of such messages, as whoever may not open it is shown it. */
export const hiddenStop = ({ transport }: Pick<MessageRule, 'transport'>): string =>
  transport === 'email' ? '/email/unsubscribe?token=…' : hiddenPath;
