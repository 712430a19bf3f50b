import { sql } from 'kysely';
import { contactDetails } from '#contract/booking/booking-settings/contact-details.ts';
import { clockOf } from '#contract/booking/schedules/day-clock.ts';
import { openingOf } from '#contract/booking/schedules/opening.ts';
import { dayOf, daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import type { Tx } from '../../open.ts';
import type { DemoSite } from '../organisation.ts';
import { stationsOf } from '../queue.ts';
import { scheduleOf } from './workshop.ts';
import { addonsOf, categoriesOf, remindersOf, servicesOf, wordsOf } from './calendar-words.ts';

const hourMs = 3_600_000;
const open = (from: number, to: number) => [[from * 60, to * 60]];
const day = open(8, 16);
const usual = [[day, day, day, day, day, [], []]];
const long = open(7, 20);
const season = [[long, long, long, long, long, open(9, 15), []]];

const addresses: Readonly<Record<string, { street: string; zip: string }>> = {
  'Nordhjul Alnabru': { street: 'Demoveien 4', zip: '0668' },
  'Nordhjul Lade': { street: 'Demogata 12', zip: '7041' },
  'Däckhuset Hisingen': { street: 'Demogatan 7', zip: '417 05' },
  'Däckhuset Sollentuna': { street: 'Demovägen 21', zip: '191 62' },
};

/** What each workshop books by: opening hours with the two seasons, lifts, people, services, a portal, reminders and who is away. */
export async function seedCalendars(tx: Tx, sites: readonly DemoSite[], now: Date): Promise<void> {
  const calendars = await tx.selectFrom('calendars').select(['id', 'site_id']).execute();
  for (const site of sites.filter(({ kind }) => kind === 'workshop')) {
    const calendar = calendars.find(({ site_id }) => site_id === site.id)!;
    await seedCalendar(tx, site, calendar.id, now);
    await tx
      .insertInto('settings')
      .values({
        chain_id: site.chainId,
        site_id: site.id,
        name: contactDetails.name,
        fields: JSON.stringify(addresses[site.name]),
      })
      .execute();
  }
}

async function seedCalendar(tx: Tx, site: DemoSite, id: number, now: Date): Promise<void> {
  const own = { chain_id: site.chainId, site_id: site.id, calendar_id: id };
  const words = wordsOf[site.country];
  const today = dayOf(now.getTime(), site.timezone);
  const year = today.slice(0, 4);
  const schedule = (name: string, weeks: unknown, more: object = {}) =>
    tx
      .insertInto('booking_schedules')
      .values({ ...own, name, weeks: JSON.stringify(weeks), ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
  const seasons = [
    { name: words.spring, from: '03-15', to: '05-15', weeks: season },
    { name: words.autumn, from: '10-01', to: '12-05', weeks: season },
  ];
  const exceptions = [
    { day: `${year}-12-24`, hours: open(8, 11), reason: words.christmas },
    { day: `${year}-12-31`, hours: [], reason: words.newYear },
  ];
  const hours = await schedule(words.opening, usual, {
    seasons: JSON.stringify(seasons),
    exceptions: JSON.stringify(exceptions),
  });
  // Every other Saturday off.
  const turns = [...season, [long, long, long, long, open(7, 15), [], []]];
  const shift = await schedule(words.shift, turns);
  await tx
    .updateTable('calendars')
    .set({ schedule_id: hours.id, drop_in_places: 1, no_show_fee: 300_00 })
    .where('id', '=', id)
    .execute();

  const categories = await tx
    .insertInto('booking_categories')
    .values(categoriesOf(site.country).map((one) => ({ ...own, ...one })))
    .returning('id')
    .execute();
  await tx
    .insertInto('booking_services')
    .values(
      servicesOf(site.country).map(({ category, ...one }, at) => ({
        ...own,
        ...one,
        category_id: categories[category]!.id,
        position: 10 * (at + 1),
      })),
    )
    .execute();
  await tx
    .insertInto('booking_addons')
    .values(addonsOf(site.country).map((one) => ({ ...own, ...one })))
    .execute();
  const lifts: readonly string[] = stationsOf[site.name]?.garage ?? [];
  const named = [
    ...(lifts.length > 0 ? lifts : words.lifts).map((name) => [name, 'lift'] as const),
    ...words.places,
  ];
  const places = await tx
    .insertInto('booking_places')
    .values(
      named.map(([name, kind], at) => ({
        ...own,
        name,
        kind,
        position: 10 * (at + 1),
        station: lifts.includes(name) ? name : '',
        most_weight: kind === 'truck' ? 12_000 : 3_500,
      })),
    )
    .returning('id')
    .execute();
  // The first one has learnt to align, and stands there; the others at a lift each.
  const homeOf = (person: number) =>
    person === 0
      ? named.findIndex(([, kind]) => kind === 'alignment')
      : named[person - 1]?.[1] === 'lift'
        ? person - 1
        : -1;
  const accounts = await tx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', sql<string>`u.first_name || ' ' || u.last_name`.as('name')])
    .where('m.site_id', '=', site.id)
    .execute();
  const people = await tx
    .insertInto('booking_resources')
    .values(
      words.people.map(([name, ...skills], at) => ({
        ...own,
        name,
        skills,
        home_place_id: places[homeOf(at)]?.id ?? null,
        user_id: accounts.find((one) => one.name === name)?.id ?? null,
        schedule_id: at === 1 ? shift.id : null,
        efficiency: at === 3 ? 80 : 100,
      })),
    )
    .returning('id')
    .execute();

  const at = (after: number, hour: number) =>
    new Date(instantAt(Date.parse(daysAfter(today, after)) + hour * 3_600_000, site.timezone));
  // What is planned for work stands on days that are open, inside their hours.
  const opening = scheduleOf(site, { id: hours.id, weeks: usual, seasons, exceptions });
  const openDays = Array.from({ length: 21 }, (_, nth) => daysAfter(today, nth + 1)).flatMap(
    (day) => openingOf(opening, [clockOf(day, site.timezone)]).slice(0, 1),
  );
  const within = (nth: number, from: number, long: number) => {
    const day = openDays[nth]!;
    const begins = day.from + from * hourMs;
    return {
      begins_at: new Date(begins),
      ends_at: new Date(Math.min(day.to, begins + long * hourMs)),
    };
  };
  await tx
    .insertInto('booking_plans')
    .values(
      [
        {
          kind: 'absence',
          resource_id: people[2]!.id,
          begins_at: at(1, 7),
          ends_at: at(4, 20),
          note: words.ill,
        },
        {
          kind: 'absence',
          resource_id: people[0]!.id,
          begins_at: at(12, 7),
          ends_at: at(17, 20),
          note: words.leave,
        },
        {
          kind: 'block',
          place_id: places[1]!.id,
          ...within(1, 4, 2),
          note: words.service,
        },
        {
          kind: 'drop_in',
          place_id: places[0]!.id,
          ...within(2, 2, 3),
          note: '',
        },
        {
          kind: 'work',
          resource_id: people[1]!.id,
          place_id: places[1]!.id,
          ...within(3, 0, 6),
          note: '',
        },
      ].map((plan) => ({ ...own, ...plan })),
    )
    .execute();
  await tx
    .insertInto('booking_portals')
    .values({
      ...own,
      name: words.portal,
      state: 'published',
      slug: `demo-${site.id}`,
      share: 70,
      texts: JSON.stringify({ [words.language]: { welcome: words.welcome, done: words.done } }),
    })
    .execute();
  await tx
    .insertInto('booking_reminders')
    .values(remindersOf(site.country).map((one) => ({ ...own, ...one })))
    .execute();
}
