import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** A car with its owner, or an owner without a car. */
export interface KnownOwner {
  readonly licenseplate: string | null;
  readonly car_brand: string | null;
  readonly car_id: number | null;
  readonly name: string | null;
  readonly customer_id: number | null;
}

const most = 8;
// A fleet shall not hide the others who are called so.
const mostCarsOfOne = 3;
const mostSeen = 50;

/** The cars whose plate begins so (capitals, without spaces), with whose they are. */
export async function ownersByPlate(tx: Tx, plate: string): Promise<KnownOwner[]> {
  const { rows } = await sql<KnownOwner>`
    select car.licenseplate, nullif(car.brand, '') as car_brand, car.id as car_id,
      c.name, c.id as customer_id
    from find_ids('cars', ${plate}, '{}', false, ${mostSeen}) found
    join cars car on car.id = found
    left join customers c on c.id = car.customer_id
    where starts_with(car.licenseplate, ${plate})
    order by car.licenseplate_sort
    limit ${most}`.execute(tx);
  return rows;
}

/** The customers whose name holds these words, with their cars. */
export async function ownersByName(tx: Tx, name: string): Promise<KnownOwner[]> {
  const { rows } = await sql<KnownOwner>`
    select car.licenseplate, nullif(car.brand, '') as car_brand, car.id as car_id,
      c.name, c.id as customer_id
    from find_ids('customers', ${name}, '{}', false, ${mostSeen}) found
    join customers c on c.id = found
    left join lateral (
      select id, licenseplate, brand from cars
      where customer_id = c.id and archived_at is null
      order by id
      limit ${mostCarsOfOne}
    ) car on true
    order by c.name_sort, car.id
    limit ${most}`.execute(tx);
  return rows;
}
