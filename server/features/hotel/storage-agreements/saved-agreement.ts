import { lastDayOf } from '#contract/hotel/storage-agreements/agreement-rules.ts';
import {
  storageAgreementTypes,
  type storageAgreements,
} from '#contract/hotel/storage-agreements/storage-agreements.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { carOfPlate } from '#server/features/car/cars/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';

type Agreement = RowOf<typeof storageAgreements>;

/**
 * What is saved of an agreement: the car that bears its plate, where none was said. A new one begins
 * today, and costs and lasts as its type says, where nothing else was said.
 */
export async function savedAgreement(
  context: Context,
  change: Partial<Agreement>,
  before: Agreement | undefined,
): Promise<Partial<Agreement>> {
  const { db } = context;
  const { licenseplate } = change;
  const isOfCar = change.car_id != null || before?.car_id != null;
  const car = licenseplate && !isOfCar && (await carOfPlate(db, licenseplate));
  const known = { ...change, ...(car && { car_id: car }) };
  if (before || !change.type_id) return known;
  const type = (await rowWithId(db, storageAgreementTypes, change.type_id)) as RowOf<
    typeof storageAgreementTypes
  >;
  const begins = change.begins_on ?? todayOf(context);
  const ends = type.months === null ? null : lastDayOf(begins, type.months);
  return {
    ...known,
    begins_on: begins,
    ends_on: change.ends_on ?? ends,
    price: change.price ?? type.price,
    renews: change.renews || type.renews,
  };
}
