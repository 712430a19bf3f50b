import { cars } from '#contract/car/cars.ts';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { customers } from '#contract/customer/customers.ts';
import { tyreOffers } from '#contract/hotel/replacements.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { orders } from '#contract/sales/orders.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { whoCame } from '#src/features/workshop/queue/exports.ts';
import type { Start } from './new-booking.ts';
import type { Reference, ReferenceType } from './reference.ts';

const ofCustomer = async (siteId: SiteId, id: number): Promise<Start> => {
  const query = { customer_id: String(id), per_page: 2 };
  const [{ data: customer }, { data: owned }] = await Promise.all([
    send(customers.calls.one, { params: { id } }, { siteId }),
    send(cars.calls.list, { query }, { siteId }),
  ]);
  const { name, phone, email } = customer;
  return {
    customer_id: id,
    contact_name: name,
    contact_mobile: phone,
    contact_email: email,
    shown: { customer_id: name },
    // Of several cars somebody says which.
    ...(owned.length === 1 && { licenseplate: owned[0]!.licenseplate, car_id: owned[0]!.id }),
  };
};

const ofCar = async (siteId: SiteId, id: number): Promise<Start> => {
  const { data } = await send(cars.calls.one, { params: { id } }, { siteId });
  return { licenseplate: data.licenseplate, car_id: id };
};

const ofSet = async (siteId: SiteId, id: number, customer?: number): Promise<Start> => {
  const { data } = await send(wheelSets.calls.one, { params: { id } }, { siteId });
  const { licenseplate, car_id, number, shown } = data;
  const ownerId = customer ?? data.customer_id;
  const owner = ownerId === null ? {} : await ofCustomer(siteId, ownerId);
  return {
    ...owner,
    ...(licenseplate !== '' && { licenseplate }),
    ...(car_id !== null && { car_id }),
    set_id: id,
    shown: { ...shown, ...owner.shown, set_id: number },
  };
};

const ofOrder = async (siteId: SiteId, id: number): Promise<Start> => {
  const { data } = await send(orders.calls.one, { params: { id } }, { siteId });
  const { customer_id: customer, car_id: car, wheel_set_id: set, number } = data;
  const start = await (set !== null
    ? ofSet(siteId, set, customer ?? undefined)
    : customer !== null && ofCustomer(siteId, customer));
  const ofOwnCar = car === null ? {} : await ofCar(siteId, car);
  return {
    ...start,
    ...ofOwnCar,
    order_id: id,
    shown: { ...(start && start.shown), order_id: number },
  };
};

const ofBooking = async (siteId: SiteId, id: number): Promise<Start> => {
  const [{ data: one }, { data: work }] = await Promise.all([
    send(bookings.calls.one, { params: { id } }, { siteId }),
    send(bookingCalls.work, { params: { id } }, { siteId }),
  ]);
  const { calendar_id, licenseplate, car_id, customer_id, comment, set_id, shown } = one;
  const { contact_name, contact_mobile, contact_email, weight, height, classes } = one;
  const same = { calendar_id, licenseplate, car_id, customer_id, comment, set_id, shown };
  const car = { weight, height, classes };
  return {
    ...same,
    ...car,
    contact_name,
    contact_mobile,
    contact_email,
    services: work.flatMap(({ service_id: service }) => service ?? []),
    addons: work.flatMap(({ addon_id: addon, quantity }) =>
      addon === null ? [] : [{ id: addon, quantity }],
    ),
  };
};

const starts: Readonly<Record<ReferenceType, (siteId: SiteId, id: number) => Promise<Start>>> = {
  order: ofOrder,
  'tyre-hotel': (siteId, id) => ofSet(siteId, id),
  'v2-tyre-hotel': (siteId, id) => ofSet(siteId, id),
  'wheel-change': (siteId, id) => ofSet(siteId, id),
  car: ofCar,
  customer: ofCustomer,
  queue: async (siteId, id) => {
    const came = await whoCame(siteId, id);
    return { licenseplate: came?.licenseplate ?? '', contact_name: came?.name ?? '' };
  },
  offer: async (siteId, id) => {
    const { data } = await send(tyreOffers.calls.one, { params: { id } }, { siteId });
    return ofSet(siteId, data.set_id);
  },
  booking: ofBooking,
};

/** What is known of a booking because of what it is made for. Throws like `send`. */
export async function startOf(siteId: SiteId, { type, id, param }: Reference): Promise<Start> {
  const start = await starts[type](siteId, id);
  const service = /^[1-9]\d{0,14}$/.test(param ?? '') ? Number(param) : null;
  return service === null ? start : { ...start, services: [service] };
}

/** The same of a query, as lists inside a page of another resource write it. */
export const startIn = async (siteId: SiteId, search: URLSearchParams): Promise<Start> => {
  const [type] = (['customer', 'car', 'set'] as const).filter((one) => search.has(`${one}_id`));
  const plate = search.get('plate') ?? '';
  const at = Date.parse(search.get('begins_at') ?? '');
  const start = {
    ...(plate !== '' && { licenseplate: plate }),
    ...(!Number.isNaN(at) && { begins_at: new Date(at).toISOString() }),
    ...numbersIn(search),
  };
  if (!type) return start;
  const id = Number(search.get(`${type}_id`));
  const kind = type === 'set' ? 'v2-tyre-hotel' : type;
  return { ...start, ...(await startOf(siteId, { type: kind, id, param: null })) };
};

/** In which calendar, where, by whom and how long, as it was drawn in the calendar. */
const numbersIn = (search: URLSearchParams): Start =>
  Object.fromEntries(
    (['calendar_id', 'place_id', 'resource_id', 'minutes'] as const)
      .filter((name) => /^[1-9]\d{0,14}$/.test(search.get(name) ?? ''))
      .map((name) => [name, Number(search.get(name))]),
  );
