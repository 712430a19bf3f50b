import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { WholeCustomer } from '#server/kit/personal-data-source.ts';
import { AppError } from '#server/kit/errors.ts';

// A word of fewer letters is in half of what was ever written.
const shortestWord = 3;

/** The row of a customer, locked, as it takes to decide what is done with all that is kept of them. */
interface Found {
  readonly id: number;
  readonly number: string;
  readonly version: number;
}

/** A customer of the chain with their earlier entries and what names them. Throws `common.not_found`. */
export async function wholeCustomer(
  tx: Tx,
  chainId: number,
  id: number,
): Promise<{ found: Found; who: WholeCustomer }> {
  const found = await tx
    .selectFrom('customers')
    .select(['id', 'number', 'version'])
    .where('chain_id', '=', chainId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new AppError('common.not_found');
  const { rows } = await sql<{ ids: number[]; words: string[] }>`
    with entries as (select * from customers
      where chain_id = ${chainId} and (id = ${id} or merged_into_id = ${id}))
    select (select array_agg(id) from entries) as ids, array(
      select distinct word from (
        select unnest(array[name, phone, email, invoice_email, org_number, street]) as word from entries
        union all
        select unnest(array[c.name, c.phone, c.email]) from customer_contacts c
          where c.chain_id = ${chainId} and c.customer_id in (select id from entries)
        union all
        select unnest(array[a.receiver, a.street]) from customer_addresses a
          where a.chain_id = ${chainId} and a.customer_id in (select id from entries)
        union all
        select unnest(array[d.name, d.phone, d.email]) from drivers d
          where d.chain_id = ${chainId} and d.customer_id in (select id from entries)
        union all
        -- What they were called and reached by before.
        select unnest(array[change ->> 'from', change ->> 'to'])
          from row_changes r cross join lateral jsonb_array_elements(r.changes) change
          where r.chain_id = ${chainId} and r.entity = 'customers'
            and r.entity_id in (select id from entries)
            and change ->> 'field' in ('name', 'phone', 'email', 'invoice_email', 'org_number', 'street')
      ) said where length(word) >= ${shortestWord}) as words`.execute(tx);
  const { ids, words } = rows[0]!;
  return { found, who: { chainId, ids, words } };
}
