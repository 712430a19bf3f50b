import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { customers } from '#contract/customer/customers.ts';
import type { CustomersToday } from '#contract/desk/dashboard.ts';
import type { Tx } from '#server/db/open.ts';

/** How many of the chain's customers came since a day (`yyyy-MM-dd`), how many are blocked, and the site's last import of them; in one question. */
export async function customersTodayOf(tx: Tx, since: string): Promise<CustomersToday> {
  const kept = tx
    .selectFrom('customers')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('archived_at', 'is', null);
  const lastImport = tx
    .selectFrom('imports')
    .select(['file_name', 'created_at', sql<boolean>`state = 'failed'`.as('failed')])
    .where('resource', '=', customers.name)
    .where('state', 'in', ['done', 'failed'])
    .orderBy('id', 'desc')
    .limit(1);
  const row = await tx
    .selectNoFrom([
      // Each is counted in an index of its own.
      kept.where('last_visit', '>=', since).as('came'),
      kept.where('blocked', '=', true).as('blocked'),
      jsonObjectFrom(lastImport).as('lastImport'),
    ])
    .executeTakeFirstOrThrow();
  const { came, blocked, lastImport: last } = row;
  return {
    came: came ?? 0,
    blocked: blocked ?? 0,
    lastImport: last && { ...last, created_at: new Date(last.created_at).toISOString() },
  };
}
