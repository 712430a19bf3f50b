import { once } from 'node:events';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database/test-database.ts';
import { openJobs } from './jobs.ts';

test('a job runs when it is asked for; asked twice while it runs, it will run once more', async () => {
  const db = await freshDatabase();
  const jobs = openJobs(db, pino({ level: 'silent' }));
  const started = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  jobs.add({
    name: 'counting',
    cron: '0 0 1 1 *',
    async work() {
      started.resolve();
      await mayEnd.promise;
    },
  });
  await jobs.start();
  await jobs.soon('counting');
  await started.promise;
  await Promise.all([jobs.soon('counting'), jobs.soon('counting')]);
  const { rows } = await db.executeSql(
    "select state::text, count(*)::int from pgboss.job where name = 'counting' group by 1 order by 1",
  );
  expect(rows).toEqual([
    { state: 'active', count: 1 },
    { state: 'created', count: 1 },
  ]);
  mayEnd.resolve();
  await jobs.stop();
  await db.close();
});

test('who runs the server hears of a job that failed, and by what', async () => {
  const db = await freshDatabase();
  const said = Promise.withResolvers<string>();
  const jobs = openJobs(db, pino({ level: 'error' }, { write: said.resolve }));
  const work = () => Promise.reject(new AggregateError([new Error('No paper')], 'not all'));
  jobs.add({ name: 'printing', cron: '0 0 1 1 *', work });
  await jobs.start();
  await jobs.soon('printing');
  const line = JSON.parse(await said.promise) as object;
  expect(line).toMatchObject({ job: 'printing', err: { message: expect.stringContaining('all') } });
  expect(JSON.stringify(line)).toContain('No paper');
  await jobs.stop();
  await db.close();
});

test('a job that there is no more is asked for no more', async () => {
  const db = await freshDatabase();
  const job = (name: string) => ({ name, cron: '0 0 1 1 *', work: () => Promise.resolve() });
  for (const names of [['kept', 'gone'], ['kept']]) {
    const jobs = openJobs(db, pino({ level: 'silent' }));
    for (const name of names) jobs.add(job(name));
    await jobs.start();
    await jobs.stop();
  }
  const { rows } = await db.executeSql('select name from pgboss.schedule');
  expect(rows).toEqual([{ name: 'kept' }]);
  await db.close();
});

const idle = { cron: '0 0 1 1 *' };

test('a job that a stopped server did not get done with is begun again by the next one', async () => {
  const db = await freshDatabase();
  for (const name of ['first server', 'second server']) {
    const jobs = openJobs(db, pino({ level: 'silent' }));
    const began = Promise.withResolvers<string>();
    const work = () => {
      began.resolve(name);
      return new Promise<void>(() => {});
    };
    jobs.add({ name: 'endless', ...idle, work });
    await jobs.start();
    // Only the first is asked.
    if (name === 'first server') await jobs.soon('endless');
    expect(await began.promise).toBe(name);
    await jobs.stop();
  }
  await db.close();
});

test('a job that works in portions ends with its portion when the server stops, and the next server does the others', async () => {
  const db = await freshDatabase();
  const portions: string[] = [];
  const first = openJobs(db, pino({ level: 'silent' }));
  const began = Promise.withResolvers<void>();
  first.add({
    name: 'portions',
    ...idle,
    async work(stopping) {
      portions.push('first');
      began.resolve();
      await once(stopping!, 'abort');
    },
  });
  await first.start();
  await first.soon('portions');
  await began.promise;
  await first.stop();
  const done = Promise.withResolvers<void>();
  const second = openJobs(db, pino({ level: 'silent' }));
  second.add({
    name: 'portions',
    ...idle,
    async work() {
      portions.push('second');
      done.resolve();
    },
  });
  await second.start();
  await done.promise;
  await second.stop();
  expect(portions).toEqual(['first', 'second']);
  await db.close();
});

test('a run that a version without heartbeats began is taken over as well', async () => {
  const db = await freshDatabase();
  const quiet = () => openJobs(db, pino({ level: 'silent' }));
  const job = { name: 'old', ...idle };
  const old = quiet();
  old.add({ ...job, work: () => Promise.resolve() });
  await old.start();
  await old.stop();
  await db.executeSql(`
    update pgboss.queue set heartbeat_seconds = null, expire_seconds = 900 where name = 'old';
    insert into pgboss.job (name, policy, state, started_on, retry_limit, retry_backoff, expire_seconds)
      values ('old', 'stately', 'active', now() - interval '20 seconds', 5, true, 900)`);
  const again = Promise.withResolvers<void>();
  const jobs = quiet();
  jobs.add({
    ...job,
    async work() {
      again.resolve();
    },
  });
  await jobs.start();
  await again.promise;
  await jobs.stop();
  await db.close();
});
