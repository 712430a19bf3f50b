import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/test-database.ts';
import type { Database } from '../../open.ts';
import { seedDemo } from '../seed-demo.ts';

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

test('where wheels are kept there is a wave that is done, with every kind of answer, and one that is simulated', async () => {
  const { rows } = await db.transaction('system', (tx) =>
    sql<{ state: string; standings: string[] }>`
      select w.state, array_agg(distinct wave_standing(c, b) order by wave_standing(c, b)) as standings
      from auto_bookings w
      join auto_booking_cars c on c.chain_id = w.chain_id and c.wave_id = w.id
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
