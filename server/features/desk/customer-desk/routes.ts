import { cars } from '#contract/car/cars.ts';
import { customerDeskCalls } from '#contract/desk/customer-desk.ts';
import { customers } from '#contract/customer/customers.ts';
import type { TyreSeason } from '#contract/workshop/tread-depth-rules.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { agreementsOfCars } from '#server/features/customer/agreements/exports.ts';
import { attachVisit, publishQueue, visitsOf } from '#server/features/workshop/queue/exports.ts';
import { lastReadings, type LastReading } from '#server/features/workshop/tread-depth/exports.ts';
import { otherSetsOfCustomer, setsOfCars } from '#server/features/hotel/wheel-sets/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { historyOf } from '#server/kit/resource/history-repo.ts';
import { listRows, rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { duplicatesOf } from './duplicates-repo.ts';
import { wantedOf } from './duplicates-rules.ts';
import { createBoth } from './create.ts';
import { notedBy, timelineOf } from './timeline-rules.ts';

const mostCars = 200;
const mostVisits = 40;
const none = new Map<number, LastReading>();

const readingAnswer = ({ id, readOn, season, verdict, least }: LastReading) => ({
  id,
  read_on: readOn,
  season: season as TyreSeason,
  verdict,
  least,
});

/** The customer desk: a customer on one screen, and a new one while they stand there. */
export function customerDeskRoutes(app: AppContext): void {
  mount(
    app,
    customerDeskCalls,
  )({
    show: async ({ db, caller, now, params }) => {
      const requested = (await rowWithId(db, customers, params.id)) as RowOf<typeof customers>;
      // An old address leads to whom they became part of.
      const id = requested.merged_into_id ?? requested.id;
      const customer = id === requested.id ? requested : await rowWithId(db, customers, id);
      const owned = await listRows(db, cars, { customer_id: id, per_page: mostCars });
      const carIds = owned.data.map((car) => car.id);
      const treads = caller.rights.has('tread.read') ? await lastReadings(db, carIds) : none;
      const maySeeSets = caller.rights.has('hotel.read');
      const sets = maySeeSets ? await setsOfCars(db, carIds) : [];
      const others = maySeeSets
        ? await otherSetsOfCustomer(db, id, carIds)
        : { last: [], total: 0 };
      const today = todayOf({ now, caller });
      const agreed = await agreementsOfCars(db, owned.data as RowOf<typeof cars>[], today);
      const visits = caller.rights.has('queue.read') ? await visitsOf(db, id, mostVisits) : [];
      const history = await historyOf(db, customers, id);
      return {
        data: {
          customer: customer as RowOf<typeof customers>,
          cars: owned.data as RowOf<typeof cars>[],
          more_cars: owned.meta.total_items > owned.data.length,
          treads: Object.fromEntries(
            [...treads.values()].map((one) => [one.carId, readingAnswer(one)]),
          ),
          agreements: agreed,
          sets,
          other_sets: others,
          timeline: timelineOf(visits, history),
          noted: notedBy(history),
        },
      };
    },

    duplicates: async ({ db, query }) => ({ data: await duplicatesOf(db, wantedOf(query)) }),

    create: async (context) => {
      const { db, caller, body, afterCommit } = context;
      const made = await createBoth(app, context);
      if (body.queue_id !== undefined) {
        const change = await attachVisit(db, caller, body.queue_id, {
          customerId: made.customer_id,
          carId: made.car_id,
        });
        afterCommit(() => publishQueue(app, caller.siteId, change));
      }
      afterCommit(() => publishChanged(app, customers, caller));
      if (made.car_id !== null) afterCommit(() => publishChanged(app, cars, caller));
      return { data: made };
    },

    attach: async ({ db, caller, body, afterCommit }) => {
      const { queue_id, customer_id, car_id } = body;
      const owner = { customerId: customer_id, carId: car_id };
      const change = await attachVisit(db, caller, queue_id, owner);
      afterCommit(() => publishQueue(app, caller.siteId, change));
      return { data: null };
    },
  });
}
