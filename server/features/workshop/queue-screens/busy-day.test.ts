import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QueueStatus } from '#contract/workshop/queue.ts';
import type { Database, Tx } from '#server/db/open.ts';
import { hereWith, lastVisitOf } from '#server/features/workshop/queue/arrival/arrival-repo.ts';
import { personById } from '#server/features/workshop/queue/queue-repo.ts';
import { handlingTimesOf } from '#server/features/workshop/queue/visits/handling-repo.ts';
import { claimsOf, authenticate } from '#server/kit/caller/caller.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeQueueOptions, makeQueuePerson } from '#tests/support/factories/queue.ts';
import { testKeys } from '#tests/support/keys.ts';
import { planOf, rowsRead, vacuum } from '#tests/support/plans.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';
import { boardOf } from './screen-states.ts';

const doneToday = 1_800;
const here = 20;
let db: Database;
let me: LoggedIn;
let someone: number;

beforeAll(async () => {
  db = await freshDatabase();
  me = await logInAs(db);
  const { site } = me;
  await makeQueueOptions(db, { site });
  await db.transaction('system', (tx) =>
    sql`insert into queue_people (chain_id, site_id, licenseplate, name, queue, arrived_at, left_at)
      select ${site.chain_id}, ${site.id}, 'EL' || 10000 + n, 'Person' || n, 'expedite',
        now() - n * interval '20 seconds', now() - n * interval '20 seconds'
      from generate_series(1, ${doneToday}) n`.execute(tx),
  );
  await db.executeSql('analyze queue_people');
  // Everybody was handled by the reception, nobody by the garage.
  await db.transaction('system', (tx) =>
    sql`insert into queue_entries (chain_id, site_id, person_id, queue, status, start_at, expedite_at, done_at)
      select p.chain_id, p.site_id, p.id, q.queue, q.status,
        case when q.queue = 'expedite' then arrived_at end, case when q.queue = 'expedite' then arrived_at end,
        case when q.queue = 'expedite' then left_at end
      from queue_people p, (values ('expedite', ${QueueStatus.Done}::smallint), ('garage', ${QueueStatus.None}::smallint)) q (queue, status)
      where p.chain_id = ${site.chain_id}`.execute(tx),
  );
  for (let at = 0; at < here; at += 1) someone = (await makeQueuePerson(db, { site })).id;
  await vacuum(db, 'queue_people', 'queue_entries');
});
afterAll(() => db.close());

const weekAgo = () => new Date(now().getTime() - 7 * 86_400_000);

test.each<[string, (tx: Tx) => Promise<unknown>]>([
  ['whether a car is here already', (tx) => hereWith(tx, 'EL10900')],
  ['the last visit of a car', (tx) => lastVisitOf(tx, 'EL10900')],
  ['who was added', (tx) => personById(tx, someone)],
  [
    'what screens without a login show',
    (tx) => {
      const { chain_id: chainId, id: siteId } = me.site;
      const site = { chainId, siteId, siteName: 'Oslo', timezone: 'Europe/Oslo' };
      return boardOf(tx, site, now(), [someone]);
    },
  ],
  ['how long the reception took', (tx) => handlingTimesOf(tx, 'expedite', weekAgo(), here)],
  [
    'how long a garage took that nobody was in',
    (tx) => handlingTimesOf(tx, 'garage', weekAgo(), here),
  ],
])('after a busy day %s is read without the many who are done', async (_, ask) => {
  const claims = await claimsOf(testKeys, me.token);
  const steps = await db.transaction('app', async (tx) => {
    await authenticate(tx, claims);
    return planOf(tx, ask);
  });
  expect(steps.length).toBeGreaterThan(0);
  expect(rowsRead(steps)).toBeLessThan(8 * here);
});
