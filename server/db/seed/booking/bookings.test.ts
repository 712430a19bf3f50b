import { sql } from 'kysely';
import { clockOf } from '#contract/booking/schedules/day-clock.ts';
import { openingOf } from '#contract/booking/schedules/opening.ts';
import type { Schedule } from '#contract/booking/schedules/schedule.ts';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database/test-database.ts';
import type { Database } from '../../open.ts';
import type { DemoSite } from '../organisation.ts';
import { seedDemo } from '../seed-demo.ts';
import { workshopOf } from './workshop.ts';

const now = new Date('2026-11-20T11:30:00Z');
let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
  await seedDemo(db, { now, passwordHash: 'not a hash' });
});
afterAll(() => db.close());

test('every workshop has had a week of bookings and has one to come, of every kind', async () => {
  const { rows } = await db.transaction('system', (tx) =>
    sql<Record<string, number>>`
      select count(*) as all,
        count(*) filter (where state = 'completed') as done,
        count(*) filter (where state = 'active' and begins_at > ${now}) as ahead,
        count(*) filter (where state = 'cancelled' and not no_show) as cancelled,
        count(*) filter (where no_show) as gone,
        count(*) filter (where is_drop_in) as drop_ins,
        count(*) filter (where not is_confirmed and state = 'active') as unconfirmed
      from bookings group by site_id`.execute(tx),
  );
  expect(rows).toHaveLength(4);
  for (const counts of rows) {
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  }
});

test('all of it is done while the workshop is open, none of it in the future, and no time is lost to a holiday', async () => {
  const { rows } = await db.transaction('system', (tx) =>
    sql<{ odd: number }>`
      select count(*) as odd from booking_work w
      join bookings b on b.chain_id = w.chain_id and b.id = w.booking_id
      join sites s on s.id = w.site_id
      where (w.begins_at at time zone s.timezone)::time < '07:00'
        or (w.ends_at at time zone s.timezone)::time > '20:00'
        or extract(isodow from w.begins_at at time zone s.timezone) = 7
        or (b.state = 'completed' and b.begins_at > ${now})`.execute(tx),
  );
  expect(rows).toEqual([{ odd: 0 }]);
});

test('nobody is booked, planned or proposed outside the hours of the calendar, or while who does it is away', async () => {
  const odd: string[] = [];
  await db.transaction('system', async (tx) => {
    const sites = await tx
      .selectFrom('sites as s')
      .innerJoin('companies as c', 'c.id', 's.company_id')
      .innerJoin('calendars as k', 'k.site_id', 's.id')
      .innerJoin('booking_schedules as h', 'h.id', 'k.schedule_id')
      .select(['s.id', 's.chain_id as chainId', 's.timezone', 'c.country'])
      .distinct()
      .execute();
    expect(sites).toHaveLength(4);
    for (const site of sites) {
      const { schedule, lanes } = await workshopOf(tx, site as DemoSite);
      const isWithin = (hours: Schedule, from: number, to: number) =>
        openingOf(hours, [clockOf(dayOf(from, site.timezone), site.timezone)]).some(
          (open) => open.from <= from && to <= open.to,
        );
      const { rows } = await sql<{ what: string; from: Date; to: Date; who: number | null }>`
        select 'booking ' || ticket as what, w.begins_at as from, w.ends_at as to,
          w.resource_id as who
        from booking_work w join bookings b on b.chain_id = w.chain_id and b.id = w.booking_id
        where w.site_id = ${site.id}
        union all select 'plan ' || kind, begins_at, ends_at, null from booking_plans
        where site_id = ${site.id} and kind <> 'absence'
        union all select 'proposed ' || state, proposed_at, proposed_at, null
        from auto_booking_cars where site_id = ${site.id} and proposed_at is not null`.execute(tx);
      expect(rows.length).toBeGreaterThan(100);
      for (const { what, from, to, who } of rows) {
        const [begins, ends] = [from.getTime(), to.getTime()];
        const lane = lanes.find(({ resourceId }) => resourceId === who);
        const isAway = lane?.away.some((plan) => begins < plan.to && ends > plan.from);
        const hours = [schedule, ...(lane?.schedule ? [lane.schedule] : [])];
        if (isAway || !hours.every((one) => isWithin(one, begins, ends)))
          odd.push(`${site.id} ${what} ${from.toISOString()}`);
      }
    }
  });
  expect(odd).toEqual([]);
});

test('of a wave that is done it can be read what each was told, in the daytime and before they came, and that one was not reached', async () => {
  const { rows } = await db.transaction('system', (tx) =>
    sql<{ type: string; status: string; standing: string; odd: number; count: number }>`
      select r.type, sent.status, wave_standing(c, b) as standing, count(*) as count,
        count(*) filter (where sent.created_at <> m.due_at or m.due_at > ${now} or m.said ~ '[{}]'
          or (sent.created_at at time zone s.timezone)::time not between '08:00' and '21:00'
          or (r.type in ('auto_invite', 'auto_nudge', 'confirmation', 'reminder')
            and sent.created_at >= b.begins_at)) as odd
      from auto_booking_cars c
      join bookings b on b.chain_id = c.chain_id and b.id = c.booking_id
      join booking_messages m on m.chain_id = b.chain_id and m.booking_id = b.id
      join booking_reminders r on r.chain_id = m.chain_id and r.id = m.reminder_id
      join messages sent on sent.id = m.message_id
      join sites s on s.id = m.site_id
      group by r.type, sent.status, wave_standing(c, b)`.execute(tx),
  );
  expect(rows.reduce((sum, { odd }) => sum + odd, 0)).toBe(0);
  const statesOf = (type: string, status = 'sent') =>
    rows
      .filter((one) => one.type === type && one.status === status)
      .map(({ standing }) => standing)
      .toSorted((a, b) => a.localeCompare(b));
  expect(statesOf('auto_invite')).toEqual([
    'changed_self',
    'come',
    'declined',
    'no_show',
    'released',
  ]);
  expect(statesOf('confirmation')).toEqual(['come', 'no_show']);
  expect(statesOf('ready')).toEqual(['come']);
  expect(statesOf('auto_invite', 'failed')).toEqual(['released']);
});

test('where wheels are kept there is a wave that is done, with every kind of answer, and one that is simulated', async () => {
  const { rows } = await db.transaction('system', (tx) =>
    sql<{ state: string; standings: string[] }>`
      select w.state, array_agg(distinct wave_standing(c, b) order by wave_standing(c, b)) as standings
      from auto_bookings w
      join auto_booking_cars c on c.chain_id = w.chain_id and c.batch_id = w.id
      left join bookings b on b.chain_id = c.chain_id and b.id = c.booking_id
      group by w.site_id, w.id, w.state order by w.site_id, w.id`.execute(tx),
  );
  const answered = ['changed_self', 'come', 'declined', 'no_show', 'released'];
  expect(rows.filter(({ state }) => state === 'done').length).toBeGreaterThan(0);
  for (const { state, standings } of rows) {
    if (state === 'done') expect(standings).toEqual(answered);
    else expect(standings).toContain('planned');
  }
});
