import { sql } from 'kysely';
import { agreementCars, type agreements } from '#contract/customer/agreements.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { Tx } from '#server/db/open.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { updateRows } from '#server/kit/resource/write-many-repo.ts';
import type { OwnCar } from './car-list/car-list-rules.ts';

/** The cars that an agreement has; locked, so that they stay as they are until the transaction ends. */
export function carsOf(tx: Tx, agreementId: number): Promise<OwnCar[]> {
  return tx
    .selectFrom('agreement_cars')
    .select(['id', 'version', 'licenseplate', 'to_day'])
    .where('agreement_id', '=', agreementId)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The country of the party of an agreement. */
export async function countryOfParty(tx: Tx, agreementId: number): Promise<string> {
  const { country } = await tx
    .selectFrom('agreements')
    .innerJoin('customers', 'customers.id', 'agreements.customer_id')
    .select('customers.country')
    .where('agreements.id', '=', agreementId)
    .executeTakeFirstOrThrow();
  return country;
}

/** Puts cars of an agreement away with the last day that they were in it, each with an entry in its history. */
export async function takeOut(
  context: Context,
  gone: readonly (OwnCar & { lastDay: string })[],
): Promise<void> {
  if (gone.length === 0) return;
  await updateRows(
    context.db,
    agreementCars,
    context.caller,
    gone.map(({ id, version, lastDay }) => ({
      id,
      version,
      values: { to_day: lastDay, archived_at: context.now.toISOString() },
    })),
  );
  await writeHistory(
    context,
    agreementCars,
    'archive',
    gone.map(({ id, to_day, lastDay }) => ({
      id,
      changes: to_day === lastDay ? [] : [{ field: 'to_day', from: to_day, to: lastDay }],
    })),
  );
}

interface Car {
  readonly id: number;
  readonly licenseplate: string;
  readonly country: string;
}

/** What is agreed about a car, as others show it. */
export type KnownAgreement = Pick<
  RowOf<typeof agreements>,
  | 'id'
  | 'name'
  | 'number'
  | 'customer_id'
  | 'services'
  | 'storage_included'
  | 'tyre_class'
  | 'min_tread_summer'
  | 'min_tread_winter'
  | 'approval'
  | 'approval_limit'
  | 'approver'
  | 'requisition'
> & { readonly party: string; readonly cost_centre: string; readonly driver: string };

/** The agreement that holds on a day for each of these cars that has one, by the car's id: known by its plate, in one question. */
export async function agreementsOfCars(
  tx: Tx,
  cars: readonly Car[],
  day: string,
): Promise<Record<string, KnownAgreement>> {
  if (cars.length === 0) return {};
  const json = JSON.stringify(
    cars.map(({ id, licenseplate, country }) => ({ id, licenseplate, country })),
  );
  const { rows } = await sql<KnownAgreement & { car_id: number }>`
    select asked.id as car_id, car.driver, car.cost_centre, a.id, a.name, a.number,
      a.customer_id, c.name as party, a.services, a.storage_included, a.tyre_class,
      a.min_tread_summer, a.min_tread_winter, a.approval, a.approval_limit, a.approver, a.requisition
    from json_to_recordset(${json}::json) as asked (id bigint, licenseplate text, country text)
    join agreement_cars car on car.licenseplate = asked.licenseplate
      and car.country = asked.country and car.archived_at is null
    join agreements a on a.chain_id = car.chain_id and a.id = car.agreement_id
      and a.archived_at is null
    join customers c on c.chain_id = a.chain_id and c.id = a.customer_id
    where ${day}::date between coalesce(a.valid_from, '-infinity') and coalesce(a.valid_to, 'infinity')
      and ${day}::date between coalesce(car.from_day, '-infinity') and coalesce(car.to_day, 'infinity')`.execute(
    tx,
  );
  return Object.fromEntries(rows.map(({ car_id, ...agreement }) => [car_id, agreement]));
}
