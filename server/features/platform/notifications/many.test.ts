import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Tx } from '#server/db/open.ts';
import { claimsOf, authenticate } from '#server/kit/caller/caller.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs, makeUser, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testKeys } from '#tests/support/keys.ts';
import { planOf, vacuum, wasteOf } from '#tests/support/plans.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';
import { countsAndNewestOf, countsOf, everything, notificationsOf } from './notifications-repo.ts';

const many = 10_000;
let db: Database;
let me: LoggedIn;

// Ten thousand for one person, of which half are read, all by five colleagues, and as many in another chain.
beforeAll(async () => {
  db = await freshDatabase();
  me = await logInAs(db);
  for (const site of [me.site, await makeSite(db)]) {
    await db.transaction('system', (tx) =>
      sql`insert into notifications (chain_id, site_id, title_en, title_nb, title_sv, content_en,
          content_nb, content_sv, should_resolve, publish_time, announced_at)
        select ${site.chain_id}, case when n % 3 = 0 then null else ${site.id}::bigint end,
          'Title ' || n, 'Tittel ' || n, 'Titel ' || n, 'text', 'tekst', 'text', n % 10 = 0, now() - n * interval '20 minutes', now()
        from generate_series(1, ${many}) n`.execute(tx),
    );
  }
  const colleagues: number[] = [];
  for (let at = 0; at < 5; at += 1) colleagues.push((await makeUser(db)).id);
  await db.transaction('system', (tx) =>
    sql`insert into notification_reads (chain_id, notification_id, user_id)
      select n.chain_id, n.id, u.id from notifications n
      join unnest(${[me.user.id, ...colleagues]}::bigint[]) u (id) on u.id <> ${me.user.id} or n.id % 2 = 0
      where n.chain_id = ${me.site.chain_id}`.execute(tx),
  );
  await vacuum(db, 'notifications', 'notification_reads');
});
afterAll(() => db.close());

async function asMe<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const claims = await claimsOf(testKeys, me.token);
  return db.transaction('app', async (tx) => {
    await authenticate(tx, claims);
    return work(tx);
  });
}

const page = (number: number) => (tx: Tx) =>
  notificationsOf(tx, {
    now: now(),
    language: 'nb',
    which: everything,
    page: { page: number, size: 10 },
  });

test.each([
  ['the first page', page(1)],
  ['the hundredth page', page(100)],
  ['the counter', (tx: Tx) => countsOf(tx, now())],
  [
    'the counter with the newest',
    (tx: Tx) => countsAndNewestOf(tx, { now: now(), language: 'nb', most: 3 }),
  ],
])('%s of ten thousand notifications is found by indexes', async (_, ask) => {
  const steps = await asMe((tx) => planOf(tx, (query) => ask(query).catch(() => undefined)));
  expect(steps.length).toBeGreaterThan(0);
  expect(wasteOf(steps)).toEqual([]);
});

test('the first page reads no more than it shows', async () => {
  const steps = await asMe((tx) => planOf(tx, page(1)));
  const read = steps.filter((step) => step['Relation Name'] === 'notifications');
  expect(read.map((step) => [step['Index Name'], step['Actual Rows']])).toEqual([
    ['notifications_published', 10],
  ]);
});

test('ten thousand are counted, and the last page is the thousandth', async () => {
  expect(await asMe((tx) => countsOf(tx, now()))).toMatchObject({ total: many, unread: many / 2 });
  expect(await asMe(page(1000))).toHaveLength(10);
  expect(await asMe(page(1001))).toEqual([]);
});
