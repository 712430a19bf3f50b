import type { AppContext } from '#server/kit/app-context.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { Tx } from '#server/db/open.ts';
import { codeOf, hashOf } from '#server/kit/keys/secret-code.ts';
import { keepLink } from '#server/kit/links/link-repo.ts';
import { quoteLinks } from './quotes-repo.ts';

/**
 * The path at which a customer answers a quote, open until then: the same each time until it is
 * closed, so that every message sent leads there. It is made from the server's key and stands
 * nowhere. The order has to be locked.
 */
export async function quotePath(
  { keys }: Pick<AppContext, 'keys'>,
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  { orderId, until }: { readonly orderId: number; readonly until: Date },
): Promise<string> {
  const made = await quoteLinks(tx, orderId);
  const closed = made.filter(({ revoked_at: at }) => at !== null).length;
  const code = codeOf(keys, `quote:${chainId}:${orderId}:${closed}`);
  const hash = hashOf(code);
  await keepLink(tx, { chainId, siteId }, { kind: 'quote', orderId, hash, expiresAt: until });
  return `/quote/${code}`;
}
