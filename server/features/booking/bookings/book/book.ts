import type { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import type { Assignment } from '#contract/booking/slots/candidate.ts';
import { carOfPlate, ownerOfCar } from '#server/features/car/cars/exports.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import type { Values } from '#server/kit/resource/resource-table.ts';
import { insertRow } from '#server/kit/resource/row-repo.ts';
import { checkReferences } from '#server/kit/resource/references.ts';
import { changesOf } from '#server/kit/resource/write.ts';
import { ask, timesOf, type Asking, type TimeSearch } from '../free/ask.ts';
import { priceOf } from '../free/work-lines.ts';
import { endHold } from '../holds/holds-repo.ts';
import { place } from './place.ts';
import { insertWork, summaryOf } from './work-repo.ts';

/** What somebody asks who books, or a job in their stead. */
export type BookContext = Omit<Context<(typeof bookingCalls)['book']>, 'caller'> & {
  readonly caller: Actor;
};

/** Books what is wanted, with what else is said of the booking; answers the id. Throws as `place` does. */
export async function book(context: BookContext, also: Values = {}): Promise<number> {
  const { db, now, body } = context;
  checkOverbook(context, body.overbook);
  const who = await whoComes(context);
  const asking: Asking = { ...body, car_id: who.car_id };
  const write = async (search: TimeSearch, begins: Date | null, assignment: Assignment | null) => {
    if (body.form) await endHold(db, body.form);
    return addBooking(context, search, assignment, {
      ...who,
      begins_at: begins?.toISOString() ?? null,
      is_confirmed: begins !== null && body.is_confirmed,
      is_drop_in: body.is_drop_in,
      classes: body.classes ?? [],
      weight: body.weight ?? null,
      height: body.height ?? null,
      overbooked: body.overbook ?? '',
      ...also,
    });
  };
  const begins = body.is_drop_in ? await nextFree(context, asking) : (body.begins_at ?? null);
  if (begins === null) {
    const day = todayOf(context);
    const search = await ask(context, asking, { from: day, to: day });
    return write(search, body.is_drop_in ? now : null, null);
  }
  return place(context, asking, Date.parse(begins), ({ search, assignment }) =>
    write(search, new Date(begins), assignment),
  );
}

/** Adds a booking of what was asked for, where and with whom it is done, with what else is said of it; answers the id. */
export async function addBooking(
  context: Context,
  search: TimeSearch,
  assignment: Assignment | null,
  fields: Values,
): Promise<number> {
  const { db, caller } = context;
  const values = {
    ...fields,
    calendar_id: search.stored.id,
    minutes: assignment?.minutes ?? 0,
    price: priceOf(search.lines),
  };
  const id = await insertRow(db, bookings, caller, values);
  await insertWork(db, caller, { booking_id: id }, search.lines, assignment);
  const changes = changesOf(bookings, {}, { ...values, ...(await summaryOf(db, id)) });
  await writeHistory(context, bookings, 'add', [{ id, changes }]);
  return id;
}

/** Books where it is not free only for who may, and says why. */
export function checkOverbook({ caller }: Pick<Context, 'caller'>, why: string | undefined): void {
  const right = 'bookings.overbook';
  if (why !== undefined && !caller.rights.has(right)) {
    throw new AppError('common.no_right', { right });
  }
}

/** The next time of today at which whoever stands here can be taken; null where there is none. */
async function nextFree(context: BookContext, asking: Asking): Promise<string | null> {
  const day = todayOf(context);
  const free = timesOf(await ask(context, asking, { from: day, to: day })).find(({ ok }) => ok);
  return free ? new Date(free.start).toISOString() : null;
}

/** The car that is said, or the one that bears the plate, with its owner where nobody else is said: somebody quick books before their screen has looked it up. */
async function carOf({ db, body }: BookContext) {
  const { customer_id, car_id, licenseplate } = body;
  const hasCustomer = customer_id !== undefined || body.contact_name !== '';
  const found = car_id === undefined ? await carOfPlate(db, licenseplate) : undefined;
  if (found === undefined) return { customer_id, car_id };
  const owner = hasCustomer ? customer_id : ((await ownerOfCar(db, found)) ?? undefined);
  return { customer_id: owner, car_id: found };
}

/** Who comes with which car, with what the register has of them where nobody says it. */
async function whoComes(
  context: BookContext,
): Promise<Values & { readonly car_id: number | null }> {
  const { db, body } = context;
  const { set_id } = body;
  const { customer_id, car_id } = await carOf(context);
  await checkReferences(bookings, context, { customer_id, car_id, set_id });
  const car = car_id && (await rowWithId(db, cars, car_id));
  const customer = customer_id && (await rowWithId(db, customers, customer_id));
  const known = (row: Values | 0 | undefined, name: string) => (row ? String(row[name]) : '');
  return {
    customer_id: customer_id ?? null,
    car_id: car_id ?? null,
    set_id: set_id ?? null,
    licenseplate: body.licenseplate || known(car, 'licenseplate'),
    contact_name: body.contact_name || known(customer, 'name'),
    contact_email: body.contact_email || known(customer, 'email'),
    contact_mobile: body.contact_mobile || known(customer, 'phone'),
    comment: body.comment,
  };
}
