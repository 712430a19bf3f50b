import { customers } from '#contract/customer/customers.ts';
import type { Tx } from '#server/db/open.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';

/** A customer that is in use, whom nobody else changes until the transaction ends. Throws `common.not_found`, `common.archived`. */
export async function lockInUse(tx: Tx, id: number): Promise<Stored> {
  const customer = await lockRow(tx, customers, id);
  if (customer.archived_at !== null) throw new AppError('common.archived');
  return customer;
}
