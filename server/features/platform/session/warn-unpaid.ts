import type { Tx } from '#server/db/open.ts';
import { audit } from '#server/kit/audit-repo.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import type { RequestOrigin } from './own-password.ts';
import { setPaymentExpiration } from './payment-expiration-repo.ts';
import { accountByEmail } from './session-repo.ts';

/** Warns everybody of a person's chain that an invoice is unpaid and in how many days access ends; null takes the warning away. Throws `common.not_found`. */
export async function warnUnpaid(
  tx: Tx,
  { userId, chainId, siteId }: Caller,
  { email, days }: { email: string; days: number | null },
  { requestId, address }: Pick<RequestOrigin, 'requestId' | 'address'>,
): Promise<void> {
  const person = await accountByEmail(tx, email);
  if (!person) throw new AppError('common.not_found');
  await setPaymentExpiration(tx, person.id, days);
  const about = { entity: 'user', entityId: person.id };
  const action = 'payment_expiration.changed';
  await audit(tx, { action, userId, chainId, siteId, ...about, requestId, address });
}
