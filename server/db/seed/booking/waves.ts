import type { PlannedDay } from '#contract/booking/auto-bookings/plan-rules.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import type { Tx } from '../../open.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { seedSentMessages } from './sent-messages.ts';
import { plannerOf } from './wave-planner.ts';
import { workshopOf, type DemoWorkshop } from './workshop.ts';

const minuteMs = 60_000;
// How many of the sets of a site are looked at, and how many of them last season's wave was for.
const looked = 160;
const invited = 36;
// Whose number is out of use: they never answer.
const unreachable = 11;
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

type Lane = DemoWorkshop['lanes'][number];
type Service = Lane['services'][number];

/** At each workshop that keeps wheels a wave of last season that is done, and one that is simulated. */
export async function seedWaves(tx: Tx, sites: readonly DemoSite[], now: Date): Promise<void> {
  for (const site of sites.filter(({ kind }) => kind === 'workshop')) {
    // A car is in a wave once, however many of its sets are in store.
    const stored = await setsOf(tx, site);
    const sets = [...new Map(stored.map((one) => [one.licenseplate, one])).values()];
    const shop = await workshopOf(tx, site);
    const [lane] = shop.lanes.filter(({ services }) => services.some(({ needsSet }) => needsSet));
    if (!lane || sets.length < invited) continue;
    const service = lane.services.find(({ needsSet }) => needsSet)!;
    const input = { tx, site, shop, lane, service, now };
    await seedDone(input, sets.slice(0, invited));
    await seedPlanned(input, sets);
  }
}

interface Input {
  readonly tx: Tx;
  readonly site: DemoSite;
  readonly shop: DemoWorkshop;
  readonly lane: Lane;
  readonly service: Service;
  readonly now: Date;
}
type StoredSet = Awaited<ReturnType<typeof setsOf>>[number];

/** Sets in store whose customers can be reached. */
const setsOf = (tx: Tx, site: DemoSite) =>
  tx
    .selectFrom('wheel_sets as s')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.chain_id', '=', 's.chain_id').onRef('c.id', '=', 's.customer_id'),
    )
    .select(['s.id', 's.licenseplate', 's.car_id', 's.customer_id', 'c.name', 'c.phone'])
    .where('s.site_id', '=', site.id)
    .where('s.state', '=', 'stored')
    .where('s.car_id', 'is not', null)
    .where('s.verdict', '!=', 'illegal')
    .where('c.phone', '!=', '')
    .where('c.blocked', '=', false)
    .orderBy('s.id')
    .limit(looked)
    .execute();

async function seedDone({ tx, site, shop, lane, service, now }: Input, sets: readonly StoredSet[]) {
  const own = { chain_id: site.chainId, site_id: site.id };
  const today = dayOf(now.getTime(), site.timezone);
  const days = { first_day: daysAfter(today, -49), last_day: daysAfter(today, -28) };
  // One lift alone, whose times of then nobody else has.
  const planner = plannerOf(site, { ...shop, lanes: [lane] }, service, days, now, 80);
  const timed = sets.flatMap((set) => {
    const start = planner.give({ not_before: null, last: null });
    return typeof start === 'number' ? [{ set, start }] : [];
  });
  // In the morning, when a wave is let go.
  const madeAt = new Date(instantAt(Date.parse(`${daysAfter(today, -60)}T09:00Z`), site.timezone));
  const tickets = timed.map(
    (_, nth) => `W${[...String(1000 + nth)].map((digit) => letters[Number(digit)]).join('')}`,
  );
  const ids = await insertNumbered(
    tx,
    'bookings',
    timed.map(({ set, start }, nth) => ({
      ...own,
      ...answers[nth % answers.length]!,
      type: 'auto',
      calendar_id: shop.calendarId,
      ticket: tickets[nth]!,
      begins_at: new Date(start).toISOString(),
      minutes: service.minutes,
      price: service.price,
      licenseplate: set.licenseplate,
      car_id: set.car_id,
      customer_id: set.customer_id,
      contact_name: set.name,
      contact_mobile: set.phone,
      created_at: madeAt.toISOString(),
      changed_at: new Date(start).toISOString(),
    })) as never,
  );
  await insertRows(
    tx,
    'booking_work',
    timed.map(({ start }, nth) => ({
      ...own,
      booking_id: ids[nth]!,
      is_primary: true,
      service_id: service.id,
      name: service.name,
      minutes: service.minutes,
      price: service.price,
      place_id: lane.placeId,
      resource_id: lane.resourceId,
      begins_at: new Date(start).toISOString(),
      ends_at: new Date(start + (service.minutes + service.after) * minuteMs).toISOString(),
      living: answers[nth % answers.length]!.state !== 'cancelled',
    })) as never,
  );
  const wave = await insertWave(tx, site, service, {
    ...days,
    name: wordsOf(site).done,
    state: 'done',
    planned: timed.length,
    plan: planOf(planner.days(), timed.length, service),
  });
  const proposedAt = (nth: number) => {
    const { start } = timed[nth % answers.length === 1 ? nth - 1 : nth]!;
    return new Date(start).toISOString();
  };
  await insertRows(
    tx,
    'auto_booking_cars',
    timed.map(({ set }, nth) => ({
      ...own,
      batch_id: wave,
      set_id: set.id,
      car: set.licenseplate,
      position: nth,
      state: 'made',
      reason: '',
      // One of them chose another time, and what was proposed is somebody else's.
      proposed_at: proposedAt(nth),
      booking_id: ids[nth]!,
      made_at: madeAt.toISOString(),
      nudges: nth % 5 === 0 ? 1 : 0,
    })) as never,
  );
  await seedSentMessages(
    tx,
    site,
    timed.map(({ set, start }, nth) => ({
      ...answers[nth % answers.length]!,
      id: ids[nth]!,
      at: start,
      customer: set.name,
      phone: set.phone,
      plate: set.licenseplate,
      ticket: tickets[nth]!,
      service,
      invitedAt: madeAt.getTime() + nth * 20_000,
      isNudged: nth % 5 === 0,
      isReachable: nth !== unreachable,
    })),
  );
}

const came = { state: 'completed', is_confirmed: true, no_show: false, cancel_reason: '' };
const cancelled = { ...came, state: 'cancelled', is_confirmed: false };

// How customers answered: mostly they come.
const answers = [
  ...Array.from({ length: 9 }, () => came),
  { ...cancelled, cancel_reason: 'declined', cancelled_by: 'customer' },
  { ...cancelled, cancel_reason: 'changed_self', cancelled_by: 'customer' },
  { ...cancelled, cancel_reason: 'no_answer', cancelled_by: 'site' },
  { ...cancelled, no_show: true, cancelled_by: 'site' },
].map((one) => ({ cancelled_by: '', ...one }));

async function seedPlanned({ tx, site, shop, service, now }: Input, sets: readonly StoredSet[]) {
  const today = dayOf(now.getTime(), site.timezone);
  const days = { first_day: daysAfter(today, 14), last_day: daysAfter(today, 41) };
  const planner = plannerOf(site, shop, service, days, now, 30);
  const timed = sets.map((set) => ({ set, start: planner.give({ not_before: null, last: null }) }));
  const planned = timed.filter(({ start }) => typeof start === 'number').length;
  const wave = await insertWave(tx, site, service, {
    ...days,
    name: wordsOf(site).planned,
    state: 'planned',
    planned,
    plan: planOf(planner.days(), planned, service),
  });
  await insertRows(
    tx,
    'auto_booking_cars',
    timed.map(({ set, start }, nth) => ({
      chain_id: site.chainId,
      site_id: site.id,
      batch_id: wave,
      set_id: set.id,
      car: set.licenseplate,
      position: nth,
      state: typeof start === 'number' ? 'planned' : 'overflow',
      reason: typeof start === 'number' ? '' : start,
      proposed_at: typeof start === 'number' ? new Date(start).toISOString() : null,
    })) as never,
  );
}

/** What a plan takes: an SMS each. */
function planOf(days: readonly PlannedDay[], count: number, { minutes, after }: Service): string {
  const cost = { sms: count, parts: count, emails: 0 };
  return JSON.stringify({ days, each: minutes + after, invite: cost, nudge: cost });
}

async function insertWave(
  tx: Tx,
  { chainId, id }: DemoSite,
  service: Service,
  values: PlannedWave,
): Promise<number> {
  const row = await tx
    .insertInto('auto_bookings')
    .values({
      chain_id: chainId,
      site_id: id,
      service_id: service.id,
      share: 30,
      nudge_days: 4,
      sms_price: 45,
      begins_to: 1439,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

interface PlannedWave {
  readonly name: string;
  readonly state: 'planned' | 'done';
  readonly planned: number;
  readonly plan: string;
  readonly first_day: string;
  readonly last_day: string;
}

const wordsOf = ({ country }: DemoSite) =>
  country === 'NO'
    ? { done: 'Forrige sesong', planned: 'Neste sesong' }
    : { done: 'Förra säsongen', planned: 'Nästa säsong' };
