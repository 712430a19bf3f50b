import * as z from 'zod/mini';
import { data, get, instant } from '../kit/call.ts';
import { dayOutput } from '../kit/time/days.ts';
import { bookingStates } from '../booking/booking-rules.ts';
import type { Right } from '../rights.ts';

const day = dayOutput;

/** One tile: what it shows, or that it could not be read; the others stand then. Absent when the person lacks the right to it. */
const tile = <Shape extends z.ZodMiniType>(shape: Shape) =>
  z.optional(
    z.discriminatedUnion('state', [
      z.object({ state: z.literal('resolved'), value: shape }),
      z.object({ state: z.literal('rejected') }),
    ]),
  );

/** How the queues stand today, and who has waited longest, the longest first. The medians are in seconds: how long those waited who were called in the reception, and how long those were served who are done there or in the garage. */
const queueToday = z.object({
  waiting: z.int(),
  expediting: z.int(),
  done: z.int(),
  medianWait: z.nullable(z.int()),
  medianHandled: z.nullable(z.int()),
  longest: z.array(
    z.object({
      id: z.int(),
      licenseplate: z.nullable(z.string()),
      name: z.nullable(z.string()),
      since: instant,
    }),
  ),
});
export type QueueToday = z.output<typeof queueToday>;

/** How many came in each hour of the site's day so far, from its opening on; `early` came before that. */
const arrivalHours = z.object({
  total: z.int(),
  early: z.int(),
  hours: z.array(z.object({ hour: z.int(), arrived: z.int() })),
});
export type ArrivalHours = z.output<typeof arrivalHours>;

/** What nobody has settled yet counts for all, what is unread for the person alone; `newest` are some of the unread. */
const notificationsToday = z.object({
  unread: z.int(),
  toResolve: z.int(),
  newest: z.array(z.object({ id: z.int(), title: z.string(), since: instant })),
});
export type NotificationsToday = z.output<typeof notificationsToday>;

/** Tread depths as they were read here: how many today, how many of those ask for new tyres, how many of any day are of cars that nobody knows; `newest` are the last of three months that ask for new tyres. */
const readingsToday = z.object({
  taken: z.int(),
  due: z.int(),
  unmatched: z.int(),
  newest: z.array(
    z.object({
      id: z.int(),
      licenseplate: z.string(),
      verdict: z.enum(['illegal', 'replace']),
      read_on: day,
    }),
  ),
});
export type ReadingsToday = z.output<typeof readingsToday>;

/** Cars whose inspection is due within 30 days, and those whose day was within the last 30; `next` are the first that are due. */
const inspectionsToday = z.object({
  due: z.int(),
  over: z.int(),
  next: z.array(
    z.object({ id: z.int(), licenseplate: z.string(), car: z.string(), inspection_due: day }),
  ),
});
export type InspectionsToday = z.output<typeof inspectionsToday>;

/** For whoever answers for them: how many customers came within the last seven days, how many are blocked, and the last file of them that was imported at this site, or should have been. */
const customersToday = z.object({
  came: z.int(),
  blocked: z.int(),
  lastImport: z.nullable(
    z.object({ file_name: z.string(), failed: z.boolean(), created_at: instant }),
  ),
});
export type CustomersToday = z.output<typeof customersToday>;

/** What somebody does today themselves, in its order. */
const ownWork = z.object({
  id: z.int(),
  begins_at: instant,
  minutes: z.int(),
  licenseplate: z.string(),
  contact_name: z.string(),
  services: z.string(),
  place: z.string(),
  state: z.enum(bookingStates),
  checked_in_at: z.nullable(instant),
});

/** How many bookings there are today, how many of these should be here and are not, how many that are to come nobody has confirmed; `next` are the first of those within two hours; `mine` is null for whoever is not booked. */
const bookingsToday = z.object({
  today: z.int(),
  late: z.int(),
  unconfirmed: z.int(),
  next: z.array(
    z.object({
      id: z.int(),
      begins_at: instant,
      licenseplate: z.string(),
      contact_name: z.string(),
      services: z.string(),
    }),
  ),
  mine: z.nullable(z.array(ownWork)),
});
export type OwnWork = z.output<typeof ownWork>;
export type BookingsToday = z.output<typeof bookingsToday>;

const dashboard = z.object({
  /** When this was so. */
  at: instant,
  tiles: z.object({
    queue: tile(queueToday),
    hours: tile(arrivalHours),
    bookings: tile(bookingsToday),
    notifications: tile(notificationsToday),
    readings: tile(readingsToday),
    inspections: tile(inspectionsToday),
    customers: tile(customersToday),
  }),
});
export type Dashboard = z.output<typeof dashboard>;

/** The right that each tile needs: whoever lacks it is not answered it. */
export const rightOfTile: Readonly<Record<keyof Dashboard['tiles'], Right | null>> = {
  queue: 'queue.read',
  hours: 'queue.work',
  bookings: 'bookings.read',
  notifications: null,
  readings: 'tread.write',
  inspections: 'cars.write',
  customers: 'customers.write',
};

export const dashboardCalls = {
  today: get('/v4/site/dashboard', {
    summary: 'What stands on the first page today; each tile can fail alone',
    access: 'site',
    result: data(dashboard),
  }),
};
