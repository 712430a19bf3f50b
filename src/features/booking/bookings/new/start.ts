import { cars } from '#contract/car/cars.ts';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { customers } from '#contract/customer/customers.ts';
import { tyreOffers } from '#contract/hotel/replacements.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { whoCame } from '#src/features/desk/queue/exports.ts';
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

const ofSet = async (siteId: SiteId, id: number): Promise<Start> => {
  const { data } = await send(wheelSets.calls.one, { params: { id } }, { siteId });
  const { licenseplate, car_id, number, shown } = data;
  const owner = data.customer_id === null ? {} : await ofCustomer(siteId, data.customer_id);
  return {
    ...owner,
    ...(licenseplate !== '' && { licenseplate }),
    ...(car_id !== null && { car_id }),
    set_id: id,
    shown: { ...shown, ...owner.shown, set_id: number },
  };
};

const ofBooking = async (siteId: SiteId, id: number): Promise<Start> => {
  const [{ data: one }, { data: work }] = await Promise.all([
    send(bookings.calls.one, { params: { id } }, { siteId }),
    send(bookingCalls.work, { params: { id } }, { siteId }),
  ]);
  const { calendar_id, licenseplate, car_id, customer_id, comment, set_id, shown } = one;
  const { contact_name, contact_mobile, contact_email } = one;
  const same = { calendar_id, licenseplate, car_id, customer_id, comment, set_id, shown };
  return {
    ...same,
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
  // There are none of ours yet: the screen says so.
  order: () => Promise.resolve({}),
  'tyre-hotel': ofSet,
  'v2-tyre-hotel': ofSet,
  'wheel-change': ofSet,
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

/** Where, by whom and how long, as it was drawn in the calendar. */
const numbersIn = (search: URLSearchParams): Start =>
  Object.fromEntries(
    (['place_id', 'resource_id', 'minutes'] as const)
      .filter((name) => /^[1-9]\d{0,14}$/.test(search.get(name) ?? ''))
      .map((name) => [name, Number(search.get(name))]),
  );
