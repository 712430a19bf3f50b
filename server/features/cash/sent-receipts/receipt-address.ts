import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { now } from '#server/kit/clock.ts';
import { codeOf, hashOf } from '#server/kit/keys/secret-code.ts';
import { keepLink } from '#server/kit/links/link-repo.ts';

/** How long somebody may come back for a receipt: as long as they may complain of what they bought. */
const openForMs = 5 * 366 * 86_400_000;

/** The path at which a customer has a receipt, or its one copy: the same each time. It is made from the server's key and stands nowhere. */
export async function receiptPath(
  { keys }: Pick<AppContext, 'keys'>,
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  {
    register,
    nr,
    copy,
  }: { readonly register: number; readonly nr: number; readonly copy: boolean },
): Promise<string> {
  const code = codeOf(keys, `receipt:${chainId}:${register}:${nr}${copy ? ':copy' : ''}`);
  await keepLink(
    tx,
    { chainId, siteId },
    {
      kind: 'receipt',
      registerId: register,
      receiptNr: nr,
      shows: copy ? ['copy'] : [],
      hash: hashOf(code),
      expiresAt: new Date(now().getTime() + openForMs),
    },
  );
  return `/api/v3/receipts/${code}`;
}
