import { customers } from '#contract/customer/customers.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import type { PersonalDataSource } from '#server/kit/personal-data-source.ts';
import { wholeCustomer } from './whole-customer-repo.ts';

/**
 * Takes out of every one of `parts` what says who a customer was. What the books need stays under their number.
 * Throws why they cannot be forgotten yet.
 */
export async function forgetCustomer(
  { db, caller, now, requestId, address }: Context,
  id: number,
  input: { version: number; number: string },
  parts: readonly PersonalDataSource[],
): Promise<void> {
  const { found, who } = await wholeCustomer(db, caller.chainId, id);
  if (found.number !== input.number) {
    throw new AppError('merge-and-privacy.not_confirmed', {}, { number: 'fields.unknown' });
  }
  if (found.version !== input.version) throw new AppError('common.changed_elsewhere');
  for (const part of parts) {
    const reason = await part.holds?.(db, who, todayOf({ now, caller }));
    if (reason) throw new AppError(reason);
  }
  // The last first: rows that point at the register's are found by it.
  for (const part of parts.toReversed()) await part.forget(db, who);
  await audit(db, {
    action: `${customers.name}.forget`,
    chainId: caller.chainId,
    siteId: caller.siteId,
    userId: caller.userId,
    entity: customers.name,
    entityId: id,
    requestId,
    address,
  });
}
