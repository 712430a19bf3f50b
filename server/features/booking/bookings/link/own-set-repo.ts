import { sql, type RawBuilder } from 'kysely';

/** Whether a wheel set (by its name in the question) is of the customer who is reached by what was proved: its own customer, else the owner of its car. */
export const isOwnSet = (set: RawBuilder<unknown>, contactHash: Buffer | null) => sql`exists (
  select from customers o
  join sites site on site.chain_id = o.chain_id and site.id = ${set}.site_id
  join companies company on company.chain_id = site.chain_id and company.id = site.company_id
  left join cars car on car.chain_id = o.chain_id and car.id = ${set}.car_id
  where o.chain_id = ${set}.chain_id and o.id = coalesce(${set}.customer_id, car.customer_id)
    and o.archived_at is null
    and ${contactHash} in (contact_hash(o.phone, company.country),
      contact_hash(o.email, company.country)))`;
