import { readTyreSize, tyreSizeText } from '#contract/hotel/tyre-size-rules.ts';
import type { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { carOfPlate } from '#server/features/car/cars/exports.ts';
import type { Context } from '#server/kit/context.ts';

type WheelSet = RowOf<typeof wheelSets>;

/** What is saved of a set: sizes as everybody writes them, and the car that bears its plate where none was said. */
export async function savedSet(
  { db }: Context,
  change: Partial<WheelSet>,
  before: WheelSet | undefined,
): Promise<Partial<WheelSet>> {
  const { size, rear_size, licenseplate } = change;
  const car =
    licenseplate &&
    change.car_id == null &&
    !before?.car_id &&
    (await carOfPlate(db, licenseplate));
  return {
    ...change,
    ...(size !== undefined && { size: asWritten(size) }),
    ...(rear_size !== undefined && { rear_size: asWritten(rear_size) }),
    ...(car && { car_id: car }),
  };
}

/** `2055516` is `205/55 R16`; what cannot be read stays as it is. */
const asWritten = (size: string): string => {
  const read = readTyreSize(size);
  return read ? tyreSizeText(read) : size;
};
