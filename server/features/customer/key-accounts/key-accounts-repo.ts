import { customers } from '#contract/customer/customers.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { updateRows } from '#server/kit/resource/write-many-repo.ts';

/** Gives the customers in use of one manager to another, each with an entry in its history; returns how many there were. */
export async function giveCustomers(
  context: Context,
  from: number,
  to: number | null,
): Promise<number> {
  const { db, caller } = context;
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'version'])
    .where('manager_id', '=', from)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length === 0) return 0;
  const values = { manager_id: to };
  await updateRows(
    db,
    customers,
    caller,
    rows.map(({ id, version }) => ({ id, version, values })),
  );
  const changes = [{ field: 'manager_id', from, to }];
  await writeHistory(
    context,
    customers,
    'save',
    rows.map(({ id }) => ({ id, changes })),
  );
  return rows.length;
}
