import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** One customer as a search finds it. */
export interface FoundCustomer {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly city: string;
  readonly external_id: string;
  readonly last_visit: string | null;
  /** The number it was asked by: of an entry that became part of this one, it is not its own. */
  readonly searched?: string;
}

/** No query below returns more rows; one that returns as many has not seen all. */
export const mostCustomers = 200;

// Behind everything that begins with the text, by bytes.
const behindAll = '\u{10ffff}';

/** Customers whose name begins with these words, by name. */
export function customersCalled(tx: Tx, name: string): Promise<FoundCustomer[]> {
  return customers(tx)
    .where('name_sort', '>=', sql<string>`nordic_sort_key(${name})`)
    .where(
      'name_sort',
      '<',
      sql<string>`nordic_sort_key(${name}) || ${behindAll}::text collate "C"`,
    )
    .orderBy('name_sort')
    .execute();
}

/** Some of the customers in whom all these words are somewhere: name, number, e-mail, telephone, town. */
export function customersWithWords(tx: Tx, words: string): Promise<FoundCustomer[]> {
  return customers(tx)
    .where(
      'id',
      'in',
      sql<number>`(select find_ids('customers', ${words}, '{}'::jsonb, false, ${mostCustomers}))`,
    )
    .execute();
}

/** The customer with just this number, or whom the one who had it became part of. */
export async function customersWithNumber(tx: Tx, number: string): Promise<FoundCustomer[]> {
  const found = await customers(tx)
    .where('id', 'in', (of) =>
      of
        .selectFrom('customers as numbered')
        .select(sql<number>`coalesce(numbered.merged_into_id, numbered.id)`.as('id'))
        .where('numbered.number', '=', number),
    )
    .execute();
  return found.map((customer) => ({ ...customer, searched: number }));
}

/** The customers that another system knows by just this id. */
export function customersWithExternalId(tx: Tx, externalId: string): Promise<FoundCustomer[]> {
  return customers(tx)
    .where('external_id', '=', externalId)
    .where('external_id', '<>', '')
    .execute();
}

function customers(tx: Tx) {
  return tx
    .selectFrom('customers')
    .select(['id', 'number', 'name', 'phone', 'email', 'city', 'external_id', 'last_visit'])
    .where('archived_at', 'is', null)
    .limit(mostCustomers);
}
