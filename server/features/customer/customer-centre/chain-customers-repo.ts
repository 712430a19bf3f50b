import { sql } from 'kysely';
import type { ChainCustomer } from '#contract/customer/customer-centre.ts';
import type { Tx } from '#server/db/open.ts';

/** How many customers a page has. */
export const perPage = 50;
const mostCounted = 10_000;

/** A page of the chain's customers with the sites that they come to, in one question. */
export async function customersOfChain(
  tx: Tx,
  q: string,
  page: number,
): Promise<{ rows: ChainCustomer[]; total: number; more: boolean }> {
  const narrowed =
    q === ''
      ? sql``
      : sql`and id in (select find_ids('customers', ${q}, '{}', false, ${mostCounted + 1}))`;
  const { rows } = await sql<{ total: number; rows: ChainCustomer[] }>`
    with page as materialized (
      select id, version, number, name, name_sort, city, blocked, block_reason from customers
      where archived_at is null ${narrowed}
      order by name_sort, id limit ${perPage} offset ${(page - 1) * perPage}
    ), used as materialized (
      select * from sites_of_customers(array(select id from page))
    )
    select
      (select count(*)::integer from (
        select from customers where archived_at is null ${narrowed} limit ${mostCounted + 1}) counted) as total,
      (select coalesce(json_agg(${customerJson} order by p.name_sort, p.id), '[]') from page p) as rows`.execute(
    tx,
  );
  const { total = 0, rows: found = [] } = rows[0] ?? {};
  return { rows: found, total: Math.min(total, mostCounted), more: total > mostCounted };
}

// Of `page p`, with what `used` says.
const customerJson = sql`json_build_object(
  'id', p.id, 'version', p.version, 'number', p.number, 'name', p.name, 'city', p.city,
  'blocked', p.blocked, 'block_reason', p.block_reason,
  'sites', (
    select coalesce(json_agg(json_build_object('id', u.site_id, 'name', u.name, 'visits', u.visits,
      'last_at', to_char(u.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by u.visits desc, u.site_id), '[]')
    from used u where u.customer_id = p.id))`;
