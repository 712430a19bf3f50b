import { pino } from 'pino';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/test-database.ts';
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
