import { cars } from '#contract/car/cars.ts';
import type { customerDeskCalls } from '#contract/desk/customer-desk.ts';
import { customers } from '#contract/customer/customers.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { carWithPlate } from '#server/features/car/cars/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import type { Values } from '#server/kit/resource/resource-table.ts';
import { addRow, saveRow, type Engine } from '#server/kit/resource/write.ts';

type Creating = Context<typeof customerDeskCalls.create>;

/**
 * A new customer and, when there is a plate, their car: a new one, or the one that the register has
 * with this plate. Throws `counter.car_of_another` when that one has an owner and may not be taken over.
 */
export async function createBoth(
  app: AppContext,
  context: Creating,
): Promise<{ customer_id: number; car_id: number | null }> {
  const { db, body } = context;
  const values: Values = body;
  const engineOf = (of: Resource): Engine => app.engines.get(of.name)!;
  const added = async (of: Resource, more: Values = {}) =>
    (await addRow(engineOf(of), context, { ...partFor(of, values), ...more })).id;

  const customer_id = await added(customers);
  if (!body.licenseplate) return { customer_id, car_id: null };
  const known = await carWithPlate(db, body.country ?? 'NO', body.licenseplate);
  if (!known) return { customer_id, car_id: await added(cars, { customer_id }) };
  if (known.customer_id !== null && !body.take_over) {
    throw new AppError('customer-desk.car_of_another', {}, { licenseplate: 'fields.taken' });
  }
  await saveRow(engineOf(cars), context, known.id, { customer_id });
  return { customer_id, car_id: known.id };
}

const partFor = ({ fields }: Resource, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name)));
