import { clockOf } from '#contract/booking/schedules/day-clock.ts';
import { without, type Interval } from '#contract/booking/schedules/intervals.ts';
import { openingOf } from '#contract/booking/schedules/opening.ts';
import { daysAfter, dayOf } from '#contract/kit/time/zoned-time.ts';
import type { Tx } from '../../open.ts';
import type { DemoCar } from '../cars.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { makeRandom, type Random } from '../random.ts';
import { workshopOf, type DemoWorkshop } from './workshop.ts';

const minuteMs = 60_000;
const quarter = 15 * minuteMs;
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
// Days before and after today.
const past = 10;
const ahead = 12;
// On a lift now, for as long as that.
const atWork = 40 * minuteMs;

/** One that is drawn: when it begins, where and by whom it is done. */
interface Drawn {
  readonly at: number;
  readonly lane: DemoWorkshop['lanes'][number];
  readonly service: DemoWorkshop['lanes'][number]['services'][number];
  readonly washed: boolean;
}

/** At each workshop a week that has been and one to come: done, cancelled, not come, drop-ins, and those that nobody has confirmed yet. */
export async function seedBookings(
  tx: Tx,
  sites: readonly DemoSite[],
  cars: readonly DemoCar[],
  now: Date,
): Promise<void> {
  for (const site of sites.filter(({ kind }) => kind === 'workshop')) {
    const shop = await workshopOf(tx, site);
    const random = makeRandom(site.id * 7919);
    const today = dayOf(now.getTime(), site.timezone);
    const days = Array.from({ length: past + ahead + 1 }, (_, nth) => daysAfter(today, nth - past));
    const drawn = days.flatMap((day) => drawnOn(day, site, shop, random));
    await save(tx, site, shop, drawn, { now, cars, random });
  }
}

/** What one day holds: on each lift one after the other, while it is open and with the minutes between. */
function drawnOn(day: string, site: DemoSite, shop: DemoWorkshop, random: Random): Drawn[] {
  const clocks = [clockOf(day, site.timezone)];
  const open = openingOf(shop.schedule, clocks);
  return shop.lanes.flatMap((lane) =>
    bothOpen(open, lane.schedule && openingOf(lane.schedule, clocks)).flatMap(({ from, to }) => {
      const found: Drawn[] = [];
      let at = from + random.int(0, 2) * quarter;
      while (at < to) {
        const service = random.pick(offered(lane));
        const washed = random.chance(0.2);
        const ends = at + lengthOf(service, washed, shop) * minuteMs;
        if (ends > to) break;
        if (!isAway(lane, at, ends)) found.push({ at, lane, service, washed });
        const free = random.chance(0.45) ? random.int(1, 3) * quarter : 0;
        at = Math.ceil(ends / quarter) * quarter + free;
      }
      return found;
    }),
  );
}

/** While it is open and who does it is at work, who has hours of their own or is there as long. */
const bothOpen = (open: readonly Interval[], own: readonly Interval[] | null): Interval[] =>
  own === null ? [...open] : without(open, without(open, own));

const isAway = ({ away }: Drawn['lane'], from: number, to: number): boolean =>
  away.some((plan) => from < plan.to && to > plan.from);

// Season: mostly wheels, which stand first.
const offered = ({ services }: Drawn['lane']): Drawn['lane']['services'] => [
  ...services,
  ...services.slice(0, 2),
  ...services.slice(0, 2),
];

const lengthOf = (
  { minutes, after }: Drawn['service'],
  washed: boolean,
  { addon }: DemoWorkshop,
): number => minutes + (washed ? addon.minutes : 0) + after;

async function save(
  tx: Tx,
  site: DemoSite,
  shop: DemoWorkshop,
  drawn: readonly Drawn[],
  { now, cars, random }: { now: Date; cars: readonly DemoCar[]; random: Random },
): Promise<void> {
  const own = { chain_id: site.chainId, site_id: site.id };
  const known = cars.filter(
    ({ chainId, country }) => chainId === site.chainId && country === site.country,
  );
  const [first, ...others] = known;
  if (!first) return;
  const reached = await reachedBy(tx, site.chainId);
  const sets = await setsOf(tx, site);
  const tickets = new Set<string>();
  const rows = drawn.map(({ at, service, washed }) => {
    const car = random.pick([first, ...others]);
    const set = service.needsSet ? (sets.get(car.id) ?? null) : null;
    const stands = stateAt(at, now, random);
    return {
      ...own,
      ...stands,
      calendar_id: shop.calendarId,
      ticket: ticket(tickets, random),
      begins_at: new Date(at).toISOString(),
      minutes: service.minutes + (washed ? shop.addon.minutes : 0),
      price: service.price,
      licenseplate: car.licenseplate,
      car_id: car.id,
      customer_id: car.owner.id,
      set_id: set,
      contact_name: car.owner.name,
      contact_mobile: reached.get(car.owner.id)?.phone ?? '',
      contact_email: reached.get(car.owner.id)?.email ?? '',
      comment: '',
      overbooked: '',
      created_at: new Date(
        Math.min(at, now.getTime()) - random.int(1, 9) * 86_400_000,
      ).toISOString(),
      changed_at: new Date(Math.min(at, now.getTime())).toISOString(),
      version: 1,
    };
  });
  const ids = await insertNumbered(tx, 'bookings', rows as never);
  const work = drawn.flatMap(({ at, lane, service, washed }, nth) => {
    const done = at + (service.minutes + service.after) * minuteMs;
    const line = {
      ...own,
      booking_id: ids[nth]!,
      quantity: 1,
      place_id: lane.placeId,
      resource_id: lane.resourceId,
      living: rows[nth]!.state !== 'cancelled',
    };
    const primary = {
      ...line,
      is_primary: true,
      service_id: service.id,
      addon_id: null,
      name: service.name,
      minutes: service.minutes,
      price: service.price,
      begins_at: new Date(at).toISOString(),
      ends_at: new Date(done).toISOString(),
    };
    const wash = {
      ...line,
      is_primary: false,
      service_id: null,
      addon_id: shop.addon.id,
      name: shop.addon.name,
      minutes: shop.addon.minutes,
      price: null,
      begins_at: new Date(done).toISOString(),
      ends_at: new Date(done + shop.addon.minutes * minuteMs).toISOString(),
    };
    return washed ? [primary, wash] : [primary];
  });
  await insertRows(tx, 'booking_work', work as never);
}

const plain = {
  type: 'admin',
  state: 'active',
  is_confirmed: true,
  is_drop_in: false,
  is_late: false,
  no_show: false,
  cancel_reason: '',
  cancelled_by: '',
  fee: null as number | null,
  checked_in_at: null as string | null,
};

/** How a booking of an instant stands now. */
function stateAt(at: number, now: Date, random: Random): typeof plain {
  const type = random.pick(['admin', 'admin', 'portal', 'auto'] as const);
  const came = { checked_in_at: new Date(at - random.int(0, 8) * minuteMs).toISOString() };
  if (at < now.getTime() - atWork) {
    if (random.chance(0.05)) {
      return {
        ...plain,
        type,
        state: 'cancelled',
        no_show: true,
        cancelled_by: 'site',
        fee: 25_000,
      };
    }
    if (random.chance(0.05)) return { ...plain, type, ...cancelled };
    const isDropIn = random.chance(0.1);
    return {
      ...plain,
      ...came,
      type: isDropIn ? 'admin' : type,
      state: 'completed',
      is_drop_in: isDropIn,
    };
  }
  if (at < now.getTime()) return { ...plain, ...came, type };
  if (random.chance(0.04)) return { ...plain, type, ...cancelled };
  return { ...plain, type, is_confirmed: type !== 'auto' || random.chance(0.5) };
}

const cancelled = { state: 'cancelled', cancel_reason: 'customer', cancelled_by: 'customer' };

function ticket(taken: Set<string>, random: Random): string {
  for (;;) {
    const drawn = Array.from({ length: 4 }, () => letters[random.int(0, letters.length - 1)]).join(
      '',
    );
    if (taken.has(drawn)) continue;
    taken.add(drawn);
    return drawn;
  }
}

/** How the customers of a chain are reached. */
async function reachedBy(tx: Tx, chainId: number) {
  const rows = await tx
    .selectFrom('customers')
    .select(['id', 'phone', 'email'])
    .where('chain_id', '=', chainId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The wheels in store at a site, by the car that they are for. */
async function setsOf(tx: Tx, site: DemoSite): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('wheel_sets')
    .select(['id', 'car_id'])
    .where('site_id', '=', site.id)
    .where('state', '=', 'stored')
    .execute();
  return new Map(rows.flatMap(({ id, car_id: car }) => (car === null ? [] : [[car, id]])));
}
