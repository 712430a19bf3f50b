import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asLine } from '#contract/kit/rules/text-rules.ts';
import { queueSettings } from '#contract/workshop/queue-settings.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { queueScreensCalls } from '#contract/workshop/queue-screens.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { treadThresholds } from '#contract/workshop/tread-depth/thresholds.ts';
import { keptOf, settingsOf } from '#server/kit/settings/settings-repo.ts';
import { treadReportCalls } from '#contract/workshop/tread-depth/report.ts';
import { serverOver } from '#tests/support/server.ts';
import { emptyDatabase } from '#tests/support/database/test-database.ts';
import { aboutChanged, readChecksums } from './checksums.ts';
import { migrate, readMigrations } from './migrate.ts';
import { ensureRoles } from './roles.ts';
import { demoPassword } from './seed/accounts.ts';

const kept = fileURLToPath(new URL('../../tests/kept', import.meta.url));

test('a migration that has shipped is as it was: what has to be different is a new one', async () => {
  expect(await aboutChanged()).toBeUndefined();
  const shipped = readChecksums();
  // `npm run generate:tables` writes down what is new.
  const names = (await readMigrations()).map(({ name }) => name);
  expect(names.filter((name) => !shipped.has(name))).toEqual([]);
});

test('who changed a migration is told which, and what to do when nobody else has it', async () => {
  const told = await aboutChanged(readChecksums().set('0013_resources.sql', 'another'));
  expect(told).toMatch(/^0013_resources\.sql has changed .+checksums\.txt .+ generate:tables$/);
});

// A device that lost its id sent what waited once more: the same key and request under another id.
const sentTwice = `
  insert into idempotency (chain_id, site_id, user_id, device_id, key, request_hash)
  select chain_id, id, 1, device_id, 'once', 'the same'
  from sites, (values ('before'), ('after')) as devices (device_id)
  on conflict do nothing`;

// What was set before settings had a table of their own.
const setBefore = `
  update queue_options set call_time_seconds = 42, recall_limit = null, no_show_minutes = 7;
  delete from tread_thresholds;
  insert into tread_thresholds (chain_id, for_site, own, winter_recommended, region, version)
  select chain_id, null::bigint, true, 45, '', 3 from sites where id = 1
  union all select chain_id, id, false, 50, 'north', 1 from sites where id = 1`;

// A report that a customer has the address of, from when such links had a table of their own.
const sentLink = `
  insert into tread_links (chain_id, site_id, reading_id, code_hash, expires_at)
  select chain_id, site_id, id, sha256('kept-link'), '2199-01-01'
  from tread_readings where archived_at is null order by id limit 1`;

// Names as they were kept before texts of one line had a rule, each at a customer of its own.
const written = [
  '\u202eAda\u00a0\u00a0Vik\n',
  'Kari\r\n  Moe',
  'Per\u200b\u0007 A\u030as',
  '\ufeffOla\tNordmann\u2028',
  'Team \u{1f469}\u200d\u{1f527}\u200d',
  'Vik\u3000& Moe',
];
const writtenNames = written
  .map(
    (name, at) =>
      `update customers set name = '${name}' where id = (select id from customers order by id offset ${at} limit 1)`,
  )
  .join(';');

// Beside a car that has its plate, one whose own differs by a sign that nobody sees.
const writtenPlate = `
  update cars set licenseplate = (select licenseplate from cars order by id limit 1) || chr(8203)
  where id = (select id from cars order by id offset 1 limit 1)`;

test.each(await readdir(kept))('a database kept as %s becomes one of today', async (file) => {
  const db = await emptyDatabase();
  await ensureRoles(db);
  await db.executeSql(gunzipSync(await readFile(`${kept}/${file}`)).toString());
  await db.executeSql('discard all');
  await db.executeSql(sentTwice);
  await db.executeSql(setBefore);
  await db.executeSql(sentLink);
  await db.executeSql(writtenNames);
  await db.executeSql(writtenPlate);
  const newer = await migrate(db);
  expect(newer).toEqual((await readMigrations()).map(({ name }) => name).slice(-newer.length));

  const { rows: sent } = await db.transaction('system', (tx) =>
    sql`select device_id from idempotency where key = 'once' and site_id = 1`.execute(tx),
  );
  expect(sent).toHaveLength(2);

  const { call, app } = await serverOver(db);
  const body = { email: 'reception@demo.test', password: demoPassword };
  const { tokens } = (await call(sessionCalls.login, { body })).body.data;
  const token = Object.values(tokens)[0]!;
  const queue = await call(queueCalls.refresh, undefined, { token });
  expect(queue.status).toBe(200);
  const [lobby, report] = [
    await call(queueScreensCalls.lobby, { params: { code: 'demo-lobby' } }),
    await call(treadReportCalls.open, { params: { code: 'kept-link' } }),
  ];
  expect([lobby.status, report.status]).toEqual([200, 200]);
  const add = { body: { licenseplate: 'EL54321', name: '' } };
  expect((await call(queueCalls.add, add, { token })).status).toBe(200);
  const { chain_id: chainId } = await db.transaction('system', (tx) =>
    tx.selectFrom('sites').select('chain_id').where('id', '=', 1).executeTakeFirstOrThrow(),
  );
  const place = { chainId, siteId: 1 };
  const set = await db.transaction('system', async (tx) => ({
    queue: await settingsOf(tx, queueSettings, place),
    treads: await keptOf(tx, treadThresholds, place),
  }));
  expect(set.queue).toMatchObject({ callTime: 42, recallLimit: null, noShowMinutes: 7 });
  expect(set.queue.expediteTargets).not.toEqual([]);
  expect(set.treads.chain).toMatchObject({ fields: { winterRecommended: 45 }, version: 4 });
  expect(set.treads.site).toMatchObject({ fields: { region: 'north', phone: '' }, version: 2 });
  expect(set.treads.site.fields).not.toHaveProperty('winterRecommended');

  const { rows } = await db.transaction('system', (tx) =>
    tx
      .selectFrom('customers')
      .select(['id', 'name'])
      .orderBy('id')
      .execute()
      .then((found) => ({ rows: found })),
  );
  expect(rows).toHaveLength(800);
  expect(rows.slice(0, written.length).map(({ name }) => name)).toEqual(written.map(asLine));
  const plates = await db.transaction('system', (tx) =>
    tx.selectFrom('cars').select('licenseplate').orderBy('id').limit(2).execute(),
  );
  expect(plates[1]!.licenseplate).toBe(`${plates[0]!.licenseplate}\u200b`);
  await app.http.close();
  await db.close();
});
