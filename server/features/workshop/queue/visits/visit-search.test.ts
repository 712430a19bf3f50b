import { sql } from 'kysely';
import { QueueStatus } from '#contract/workshop/queue.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Tx } from '#server/db/open.ts';
import { claimsOf, authenticate } from '#server/kit/caller/caller.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { makeQueuePerson } from '#tests/support/factories/queue.ts';
import { testKeys } from '#tests/support/keys.ts';
import { planOf, vacuum, wasteOf } from '#tests/support/plans.ts';
import { testServer } from '#tests/support/server.ts';
import { queueTodayOf } from './queue-today-repo.ts';
import { visitsByName, visitsByPlate, visitsByPlatePart } from './visit-search-repo.ts';

const server = await testServer();
const visitsOfASite = 15_000;
let me: LoggedIn;

beforeAll(async () => {
  me = await logInAs(server.db);
  const neighbour = await makeSite(server.db, { chain_id: me.site.chain_id });
  const sites = [me.site, neighbour];
  // Where there are many sites the database thinks that each has few visits.
  for (let other = 0; other < 150; other += 1) {
    await makeQueuePerson(server.db, { site: await makeSite(server.db) });
  }
  for (const site of sites) {
    await server.db.transaction('system', (tx) =>
      sql`insert into queue_people (chain_id, site_id, licenseplate, name, queue, arrived_at, left_at)
        select ${site.chain_id}, ${site.id},
          chr(65 + n % 26) || chr(65 + n / 26 % 26) || lpad((n * 7919 % 100000)::text, 5, '0'),
          'Person' || n || ' Etternavn' || (n * 31 % 5000), 'expedite',
          now() - n * interval '20 minutes', now() - n * interval '20 minutes'
        from generate_series(1, ${visitsOfASite}) n`.execute(tx),
    );
  }
  // Each entry is checked against its person, by a plan that was made when there were few.
  await server.db.executeSql('analyze queue_people');
  for (const site of sites) {
    await server.db.transaction('system', (tx) =>
      sql`insert into queue_entries (chain_id, site_id, person_id, queue, status)
        select chain_id, site_id, id, queue, ${QueueStatus.Done}::smallint from queue_people
        where chain_id = ${site.chain_id} and site_id = ${site.id}`.execute(tx),
    );
  }
  await vacuum(server.db, 'queue_people', 'queue_entries');
});

/** The plans of what the app's own role asks at the site. */
async function plans(work: (tx: Tx) => Promise<unknown>) {
  const claims = await claimsOf(testKeys, me.token);
  return server.db.transaction('app', async (tx) => {
    await authenticate(tx, claims);
    return planOf(tx, work);
  });
}
const today = new Date(now().getTime() - 12 * 3_600_000);

test.each([
  ['a plate', (tx: Tx) => visitsByPlate(tx, 'AB12345')],
  ['the beginning of a plate', (tx: Tx) => visitsByPlate(tx, 'AB')],
  ['a first name', (tx: Tx) => visitsByName(tx, 'person12')],
  ['a last name', (tx: Tx) => visitsByName(tx, 'etternavn77')],
  [
    'how the queue stands today',
    (tx: Tx) => queueTodayOf(tx, { since: today, timezone: 'Europe/Oslo', most: 3 }),
  ],
])('%s is found by an index among the visits of years', async (_, ask) => {
  const steps = await plans((tx) => ask(tx).catch(() => undefined));
  expect(steps.length).toBeGreaterThan(0);
  expect(wasteOf(steps)).toEqual([]);
});

test('part of a plate is looked for in the index of plates alone, and in no other site', async () => {
  const steps = await plans((tx) => visitsByPlatePart(tx, '9999'));
  const read = steps.filter((step) => step['Relation Name'] === 'queue_people');
  expect(read.map((step) => [step['Node Type'], step['Index Name']])).toEqual([
    ['Index Only Scan', 'queue_people_plate'],
  ]);
  const [scan] = read;
  expect(scan!['Actual Rows'] + (scan!['Rows Removed by Filter'] ?? 0)).toBeLessThanOrEqual(
    visitsOfASite,
  );
});

test('what would read a whole table is noticed', async () => {
  const steps = await plans((tx) =>
    tx.selectFrom('queue_people').select('id').where('name', 'like', '%77').execute(),
  );
  expect(wasteOf(steps)).not.toEqual([]);
});
