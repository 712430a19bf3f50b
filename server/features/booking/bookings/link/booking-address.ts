import type { MessageRule } from '#contract/booking/messages/message-rules.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { Tx } from '#server/db/open.ts';
import { codeOf, hashOf } from '#server/kit/keys/secret-code.ts';
import { insertLink } from '#server/kit/links/link-repo.ts';
import { addressesOf } from './addresses-repo.ts';

/**
 * The path at which the customer of a booking sees it: the same each time until it is closed. It is made
 * from the server's key and stands nowhere. The booking has to be locked. Each telephone and mail that it
 * is sent to, or that was proved by a code, has a path of its own (`contactHash`): who opens that one has
 * the telephone or mail, which whoever was only shown a path has not.
 */
export async function bookingPath(
  { keys }: Pick<AppContext, 'keys'>,
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  bookingId: number,
  contactHash: Buffer | null = null,
): Promise<string> {
  const made = await addressesOf(tx, bookingId);
  // Those that were closed are good for nothing: the next one has another number.
  const closed = made.filter(({ revoked_at: at }) => at !== null).length;
  const to = contactHash ? `:${contactHash.toString('base64url')}` : '';
  const code = codeOf(keys, `booking:${chainId}:${bookingId}:${closed}${to}`);
  const hash = hashOf(code);
  const isOpen = made.some((link) => link.revoked_at === null && link.code_hash.equals(hash));
  if (!isOpen) {
    const link = { kind: 'booking', bookingId, hash, contactHash } as const;
    await insertLink(tx, { chainId, siteId }, link);
  }
  return `/b/${code}`;
}

/** The path of an address as whoever may not open it is shown it. */
export const hiddenPath = '/b/…';

/** The path by which somebody says that they want no more of such messages, as whoever may not open it is shown it. */
export const hiddenStop = ({ transport }: Pick<MessageRule, 'transport'>): string =>
  transport === 'email' ? '/email/unsubscribe?token=…' : hiddenPath;
