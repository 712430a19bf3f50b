import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { now } from '#server/kit/clock.ts';
import { codeOf, hashOf } from '#server/kit/keys/secret-code.ts';
import { keepLink } from '#server/kit/links/link-repo.ts';
import { openForMs } from '../payment-address.ts';

/**
 * The path at which the customer of an order pays what is asked, the same each time. It is made from
 * the server's key and stands nowhere. The order has to be locked.
 */
export async function orderPath(
  { keys }: Pick<AppContext, 'keys'>,
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  orderId: number,
): Promise<string> {
  const code = codeOf(keys, `payment-of-order:${chainId}:${orderId}`);
  const hash = hashOf(code);
  const expiresAt = new Date(now().getTime() + openForMs);
  await keepLink(tx, { chainId, siteId }, { kind: 'payment', orderId, hash, expiresAt });
  return `/payment/invoice?token=${code}`;
}
