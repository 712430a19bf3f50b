import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import type { QueueDump, QueuePerson } from '#contract/workshop/queue.ts';
import type { Tx } from '#server/db/open.ts';
import { AppError } from '#server/kit/errors.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { nextRevision, personById, saveOwner, type Actor } from '../queue-repo.ts';

/** Whose visit it is, by the register: a customer, and which car they came with. */
export interface Owner {
  readonly customerId: number | null;
  readonly carId: number | null;
}

type Registered = Pick<
  QueuePerson,
  'customer_id' | 'car_id' | 'car_brand' | 'name' | 'licenseplate'
>;

/** What the register has of them. Throws `common.not_found`. */
export async function registered(
  tx: Tx,
  { customerId, carId }: Owner,
): Promise<Partial<Registered>> {
  const customer = customerId === null ? null : await rowWithId(tx, customers, customerId);
  const car = carId === null ? null : await rowWithId(tx, cars, carId);
  return {
    ...(customer && { customer_id: customerId, name: String(customer['name']) }),
    ...(car && {
      car_id: carId,
      car_brand: String(car['brand']) || null,
      licenseplate: String(car['licenseplate']),
    }),
  };
}

/**
 * Says whose visit it is; what the person gave of themselves when they came in stays. Returns the
 * person with the revision, for `publishQueue` after the commit. Throws `common.not_found`.
 */
export async function attachVisit(
  tx: Tx,
  actor: Actor,
  visitId: number,
  owner: Owner,
): Promise<QueueDump> {
  const revision = await nextRevision(tx, actor);
  const person = await personById(tx, visitId);
  if (!person) throw new AppError('common.not_found');
  const known = await registered(tx, owner);
  const changed: QueuePerson = {
    ...person,
    ...known,
    revision,
    name: person.name ?? known.name ?? null,
    licenseplate: person.licenseplate ?? known.licenseplate ?? null,
  };
  await saveOwner(tx, changed);
  return { revision, people: [changed] };
}
