import { sql } from 'kysely';

/** The ids of a customer and of those who turned out to be the same: what was written down for any of them was for this one. */
export const entriesOf = (customerId: number) =>
  sql<number>`(select entry.id from customers entry
    where entry.id = ${customerId} or entry.merged_into_id = ${customerId})`;
