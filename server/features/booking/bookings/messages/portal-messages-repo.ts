import type { Tx } from '#server/db/open.ts';

const dayMs = 86_400_000;
// To one telephone or mail in a day: fewer where nobody has proved that it is theirs.
const most = { unproved: 4, proved: 20 };

interface PortalMessage {
  readonly chainId: number;
  readonly portalId: number;
  /** To whom. */
  readonly hash: Buffer;
  readonly isProved: boolean;
  readonly now: Date;
}

/**
 * Counts a message that a stranger at a portal gives rise to, by whom it is for, at all portals of the
 * chain and the caller; false, and not counted, where they were told enough for a day.
 */
export async function countPortalMessage(
  tx: Tx,
  { chainId, portalId, hash, isProved, now }: PortalMessage,
): Promise<boolean> {
  const { told } = await tx
    .selectFrom('portal_uses')
    .select((e) => e.fn.countAll<number>().as('told'))
    .where('what', '=', 'message')
    .where('key_hash', '=', hash)
    .where('at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  if (told >= (isProved ? most.proved : most.unproved)) return false;
  await tx
    .insertInto('portal_uses')
    .values({
      chain_id: chainId,
      portal_id: portalId,
      what: 'message',
      key_hash: hash,
      proved: isProved,
      at: now,
    })
    .execute();
  return true;
}
