import { sql } from 'kysely';
import type { Country } from '#contract/kit/rules/countries.ts';
import {
  registeredCar,
  type CarLookUp,
  type OwnerPurpose,
  type RegisteredCar,
} from '#contract/car/registry.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import type { Found } from './register.ts';

/** What a register said of a plate the last time that it was asked. */
export interface KeptAnswer {
  readonly source: string;
  readonly car: RegisteredCar;
  readonly fetchedAt: Date;
}

/** The kept answer for a plate, however old. */
export async function keptAnswer(
  tx: Tx,
  country: Country,
  plate: string,
): Promise<KeptAnswer | null> {
  const row = await tx
    .selectFrom('registry_answers')
    .select(['source', 'car', 'fetched_at'])
    .where('country', '=', country)
    .where('licenseplate', '=', plate)
    .executeTakeFirst();
  const car = registeredCar.safeParse(row?.car);
  return row && car.success
    ? { source: row.source, car: car.data, fetchedAt: row.fetched_at }
    : null;
}

/** Keeps an answer in place of the one before. */
export async function keepAnswer(
  tx: Tx,
  { chainId }: Caller,
  source: string,
  { car, raw }: Found,
  now: Date,
): Promise<void> {
  const values = { source, car: JSON.stringify(car), raw: JSON.stringify(raw), fetched_at: now };
  await tx
    .insertInto('registry_answers')
    .values({
      chain_id: chainId,
      country: car.country,
      licenseplate: car.licenseplate,
      ...values,
    })
    .onConflict((taken) =>
      taken.columns(['chain_id', 'country', 'licenseplate']).doUpdateSet(values),
    )
    .execute();
}

interface LookUp {
  readonly kind: 'car' | 'owner';
  readonly country: Country;
  readonly licenseplate: string;
  readonly purpose?: OwnerPurpose;
  readonly source: string;
  readonly outcome: CarLookUp['outcome'];
}

/** Writes down that the caller asked. */
export async function logLookUp(
  tx: Tx,
  { chainId, siteId, userId }: Caller,
  lookUp: LookUp,
): Promise<void> {
  await tx
    .insertInto('registry_look_ups')
    .values({ chain_id: chainId, site_id: siteId, user_id: userId, ...lookUp })
    .execute();
}

const mostListed = 200;

/** The last look-ups at the caller's site, newest first. */
export async function lastLookUps(tx: Tx) {
  const rows = await tx
    .selectFrom('registry_look_ups as asked')
    .leftJoin('people as who', 'who.id', 'asked.user_id')
    .select([
      'asked.id',
      'asked.at',
      'kind',
      'country',
      'licenseplate',
      'purpose',
      'source',
      'outcome',
    ])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .orderBy('asked.id', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(({ at, kind, purpose, outcome, ...row }) => ({
    ...row,
    at: at.toISOString(),
    kind: kind as LookUp['kind'],
    purpose: purpose as OwnerPurpose | null,
    outcome: outcome as LookUp['outcome'],
  }));
}
