import { sql } from 'kysely';
import { countries } from '#contract/kit/rules/countries.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { Tx } from '#server/db/open.ts';

/** What other features identify a car by. */
export interface KnownCar {
  readonly id: number;
  readonly licenseplate: string;
  readonly country: string;
  readonly brand: string;
  readonly model: string;
}

const columns = ['id', 'licenseplate', 'country', 'brand', 'model'] as const;

/** The cars in use that bear one of these plates (without spaces, capitals), in any country. */
export function carsWithPlates(tx: Tx, plates: readonly string[]): Promise<KnownCar[]> {
  if (plates.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('cars')
    .select(columns)
    .where('licenseplate', 'in', plates)
    .where('country', 'in', countries)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** The car in use that alone bears a plate, however it is written. */
export async function carOfPlate(tx: Tx, plate: string): Promise<number | undefined> {
  const cars = await carsWithPlates(tx, [plateKey(plate)]);
  return cars.length === 1 ? cars[0]!.id : undefined;
}

/** One car, archived or not. */
export function carWithId(tx: Tx, id: number): Promise<KnownCar | undefined> {
  return tx.selectFrom('cars').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Whose car it is; null where nobody knows. */
export async function ownerOfCar(tx: Tx, id: number): Promise<number | null> {
  const car = await tx
    .selectFrom('cars')
    .select('customer_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return car?.customer_id ?? null;
}

const mostDuplicates = 200;

/** Cars in use whose plate has one of these parts somewhere; no more than so many of each. */
export async function carsWithPartOfPlate(tx: Tx, parts: readonly string[]): Promise<KnownCar[]> {
  const found: KnownCar[] = [];
  for (const part of parts) {
    const { rows } = await sql<KnownCar>`
      select id, licenseplate, country, brand, model from cars where id in
        (select find_ids('cars', ${part}, '{}'::jsonb, false, ${mostDuplicates}))`.execute(tx);
    found.push(...rows);
  }
  return [...new Map(found.map((car) => [car.id, car])).values()];
}
