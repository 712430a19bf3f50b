import * as z from 'zod/mini';
import { data, get, instant } from './kit/call.ts';

/** One tile: what it shows, or that it could not be read; the others stand then. Absent when the person lacks the right to it. */
const tile = <Shape extends z.ZodMiniType>(shape: Shape) =>
  z.optional(
    z.discriminatedUnion('state', [
      z.object({ state: z.literal('resolved'), value: shape }),
      z.object({ state: z.literal('rejected') }),
    ]),
  );

/** How the queues stand today. The medians are in seconds: how long those waited who were called in the reception, and how long those were served who are done there or in the garage; `longestSince` is when the one began to wait who has waited longest. */
const queueToday = z.object({
  waiting: z.int(),
  expediting: z.int(),
  done: z.int(),
  medianWait: z.nullable(z.int()),
  medianHandled: z.nullable(z.int()),
  longestSince: z.nullable(instant),
});
export type QueueToday = z.output<typeof queueToday>;

/** How many came in each hour of the site's day so far, every hour of a usual day among them. */
const arrivalHours = z.object({
  total: z.int(),
  hours: z.array(z.object({ hour: z.int(), arrived: z.int() })),
});
export type ArrivalHours = z.output<typeof arrivalHours>;

/** Who has waited longest, the longest first. */
const longestWaiting = z.array(
  z.object({
    id: z.int(),
    licenseplate: z.nullable(z.string()),
    name: z.nullable(z.string()),
    since: instant,
  }),
);
export type LongestWaiting = z.output<typeof longestWaiting>;

/** What nobody has settled yet counts for all, what is unread for the person alone; `newest` are some of the unread. */
const notificationsToday = z.object({
  unread: z.int(),
  toResolve: z.int(),
  newest: z.array(z.object({ id: z.int(), title: z.string(), since: instant })),
});
export type NotificationsToday = z.output<typeof notificationsToday>;

/** For whoever answers for them: how many customers came within the last seven days, and how many are blocked. */
const customersToday = z.object({ came: z.int(), blocked: z.int() });
export type CustomersToday = z.output<typeof customersToday>;

const dashboard = z.object({
  /** When this was so. */
  at: instant,
  tiles: z.object({
    queue: tile(queueToday),
    longest: tile(longestWaiting),
    hours: tile(arrivalHours),
    notifications: tile(notificationsToday),
    customers: tile(customersToday),
  }),
});
export type Dashboard = z.output<typeof dashboard>;

export const dashboardCalls = {
  today: get('/v4/site/dashboard', {
    summary: 'What stands on the first page today; each tile can fail alone',
    access: 'site',
    result: data(dashboard),
  }),
};
