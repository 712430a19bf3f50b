import { sql, type RawBuilder } from 'kysely';
import type { DuplicateField, DuplicateGroup } from '#contract/customer/merge-and-privacy.ts';
import type { Tx } from '#server/db/open.ts';

const mostGroups = 25;

// By what they are grouped, each as an index has it, and which rows have it at all.
const keys: Record<
  DuplicateField,
  { key: RawBuilder<unknown>; has: RawBuilder<unknown>; shown: RawBuilder<unknown> }
> = {
  phone: {
    key: sql`phone_key(phone)`,
    has: sql`phone <> '' and length(phone_key(phone)) > 5`,
    shown: sql`min(phone)`,
  },
  email: { key: sql`lower(email)`, has: sql`email <> ''`, shown: sql`min(email)` },
  org_number: {
    key: sql`org_number_key(org_number)`,
    has: sql`org_number <> ''`,
    shown: sql`min(org_number)`,
  },
  name: {
    key: sql`called_key(name), zip`,
    has: sql`zip <> ''`,
    shown: sql`min(name || ', ' || zip)`,
  },
};

/** Customers in use who have something in common and of whom nobody said that they are two; the first groups of them. */
export async function duplicatesBy(
  tx: Tx,
  by: DuplicateField,
): Promise<{ groups: DuplicateGroup[]; more: boolean }> {
  const { key, has, shown } = keys[by];
  const { rows } = await sql<DuplicateGroup>`
    with duplicates as (
      select ${shown} as value, array_agg(id order by id) as ids
      from customers where archived_at is null and ${has}
      group by chain_id, ${key}
      having count(*) > 1
        and count(*) * (count(*) - 1) / 2 > (select count(*) from customers_not_alike apart
          where apart.one_id = any (array_agg(id)) and apart.other_id = any (array_agg(id)))
      order by min(name_sort), 1
      limit ${mostGroups + 1}
    )
    select duplicates.value, (
      select jsonb_agg(one order by one.id) from (
        select id, number, name, phone, email, city, version from customers
        where id = any (duplicates.ids) order by id limit 20
      ) one) as customers
    from duplicates order by duplicates.value`.execute(tx);
  return { groups: rows.slice(0, mostGroups), more: rows.length > mostGroups };
}

/** Says that two customers are two. */
export async function setApart(tx: Tx, chainId: number, one: number, other: number): Promise<void> {
  await tx
    .insertInto('customers_not_alike')
    .values({ chain_id: chainId, one_id: Math.min(one, other), other_id: Math.max(one, other) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
