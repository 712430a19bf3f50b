import { minutesOf } from '#contract/booking/slots/minutes.ts';
import type { Work } from '#contract/booking/slots/question.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Booked, BookedLine } from './booked-repo.ts';
import type { StoredAddon, StoredOffer, StoredService } from './offer-repo.ts';

/** What is to be done, as a call says it. */
export interface Wanted {
  readonly services: readonly number[];
  readonly addons: readonly { readonly id: number; readonly quantity: number }[];
  /** As they were booked, where none are said. */
  readonly classes?: readonly string[] | undefined;
  readonly minutes?: number | undefined;
  /** The booking that is to be moved: what is done in it may be offered to nobody else by now. */
  readonly booking_id?: number | undefined;
  /** What is settled of it: it stays as it was sold. */
  readonly booked?: Booked | undefined;
}

/** One line of a booking: what it is called, and what the engine is asked for; nothing where it takes no time. */
export interface WorkLine {
  readonly service_id: number | null;
  readonly addon_id: number | null;
  readonly is_primary: boolean;
  readonly name: string;
  readonly quantity: number;
  readonly minutes: number;
  readonly price: number | null;
  readonly work: Work | null;
}

/**
 * The lines of what is wanted, the primary one first, the add-ons of each service behind all services.
 * Throws `bookings.unknown_service` at the field where one is not offered.
 */
export function workLines(
  { services, addons, portal }: StoredOffer,
  { minutes, booking_id: bookingId, booked, ...wanted }: Wanted,
): WorkLine[] {
  const isForAll = !portal || bookingId !== undefined;
  const classes = wanted.classes ?? booked?.classes ?? [];
  const isSameCar = booked !== undefined && sameClasses(classes, booked.classes);
  const was = (is: (line: BookedLine) => boolean) => booked?.lines.find(is);
  const found = wanted.services.map((id) => {
    const service = services.find((one) => one.id === id);
    const sold = service && (isForAll || isSold(service, portal.service_ids));
    if (!sold) throw unknown('services');
    return service;
  });
  const [primary] = found;
  const lines = found.map((service, at) => {
    const before = was(({ service_id: id }) => id === service.id);
    // What else the car is makes all of it as long as it takes then.
    const usual = (isSameCar ? before?.minutes : undefined) ?? longestOf(service, classes);
    const line = lineOfService(service, at === 0, (at === 0 ? minutes : undefined) ?? usual);
    return before ? asSold(line, before) : line;
  });
  const extra = wanted.addons.map(({ id, quantity }) => {
    const addon = addons.find((one) => one.id === id);
    const fits = addon && (addon.service_id === null || wanted.services.includes(addon.service_id));
    const before = was((line) => line.addon_id === id && line.quantity === quantity);
    if (!fits || (!isForAll && !addon.in_portals)) throw unknown('addons');
    if (!before && quantity > addon.most) throw unknown('addons');
    const line = lineOfAddon(addon, quantity, primary!);
    return before ? asSold(line, before) : line;
  });
  return [...lines, ...extra];
}

const sameClasses = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one));

/** A line that is called and costs what it did when it was sold. */
const asSold = (line: WorkLine, { name, price }: BookedLine): WorkLine => ({
  ...line,
  name,
  price,
});

const unknown = (field: string) =>
  new AppError('bookings.unknown_service', {}, { [field]: 'fields.unknown' });

const isSold = ({ id, in_portals: sold }: StoredService, ids: readonly number[]) =>
  sold && (ids.length === 0 || ids.includes(id));

/** Of the classes that a car is, the longest counts. */
function longestOf(service: StoredService, classes: readonly string[]): number {
  const { minutes, minutes_by_class: minutesByClass } = service;
  return Math.max(...[null, ...classes].map((one) => minutesOf({ minutes, minutesByClass }, one)));
}

const lineOfService = (service: StoredService, isPrimary: boolean, minutes: number): WorkLine => ({
  service_id: service.id,
  addon_id: null,
  is_primary: isPrimary,
  name: service.name,
  quantity: 1,
  minutes,
  price: service.price,
  work: {
    kind: 'service',
    id: service.id,
    minutes,
    bufferBefore: service.buffer_before,
    bufferAfter: service.buffer_after,
    people: service.people,
    placeKinds: service.place_kinds,
    skills: service.skills,
    noticeHours: service.notice_hours ?? 0,
    perDay: service.per_day,
    validFrom: service.valid_from,
    validTo: service.valid_to,
  },
});

// It is done where the primary service is, unless it says where, and by as many.
function lineOfAddon(addon: StoredAddon, quantity: number, primary: StoredService): WorkLine {
  const minutes = addon.minutes * quantity;
  return {
    service_id: null,
    addon_id: addon.id,
    is_primary: false,
    name: addon.name,
    quantity,
    minutes,
    price: addon.price === null ? null : addon.price * quantity,
    work:
      minutes === 0
        ? null
        : {
            kind: 'addon',
            id: addon.id,
            minutes,
            bufferBefore: 0,
            bufferAfter: 0,
            people: primary.people,
            placeKinds: addon.place_kinds.length > 0 ? addon.place_kinds : primary.place_kinds,
            skills: addon.skills,
            noticeHours: 0,
            perDay: null,
            validFrom: null,
            validTo: null,
          },
  };
}

/** What all lines cost together in minor units; null where nothing has a price. */
export function priceOf(lines: readonly Pick<WorkLine, 'price'>[]): number | null {
  const prices = lines.flatMap(({ price }) => (price === null ? [] : [price]));
  return prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0);
}
