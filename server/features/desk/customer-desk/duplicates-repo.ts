import { sql } from 'kysely';
import type { Duplicate } from '#contract/desk/customer-desk.ts';
import { countries } from '#contract/kit/rules/countries.ts';
import type { Tx } from '#server/db/open.ts';
import type { Wanted } from './duplicates-rules.ts';

// Whoever has as many duplicates has to search for them.
const mostOfEach = 3;

/** The customers and cars that hold what is wanted, in one question. */
export async function duplicatesOf(tx: Tx, wanted: Wanted): Promise<Duplicate[]> {
  const { licenseplate, phone, email, org_number } = wanted;
  const { rows } = await sql<Duplicate>`
    with found as (
      select 1 as nth, 'licenseplate' as by, customer_id, id as car_id from cars
      where ${licenseplate}::text <> '' and licenseplate = ${licenseplate}
        and country = any (${[...countries]}::text[]) and archived_at is null
      union all ${holding(2, 'phone', phone)}
      union all ${holding(3, 'email', email)}
      union all ${holding(4, 'org_number', org_number)}
    )
    select found.by, c.id as customer_id, c.name, c.number,
      car.id as car_id, car.licenseplate, nullif(car.brand, '') as car_brand
    from found
    left join customers c on c.id = found.customer_id
    left join cars car on car.id = found.car_id
    order by found.nth, c.name_sort, found.car_id`.execute(tx);
  return rows;
}

const holding = (nth: number, by: keyof Wanted, text: string) => sql`
  select ${nth}::integer, ${by}::text, id, null
  from find_ids('customers', ${text}, '{}', false, ${text === '' ? 0 : mostOfEach}) id`;
