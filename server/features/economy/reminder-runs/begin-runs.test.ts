import { afterEach, expect, test, vi } from 'vitest';
import { automaticReminders } from '#contract/economy/reminder-runs/automatic-reminders.ts';
import { reminderRuns } from '#contract/economy/reminder-runs/reminder-runs.ts';
import { overdue } from '#tests/support/economy/overdue.ts';
import { testServer } from '#tests/support/server.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';
import { beginRuns } from './begin-runs.ts';

const server = await testServer();

afterEach(() => {
  vi.useRealTimers();
});

/** A company with a late invoice that has its reminders proposed by themselves. */
async function automatic(change: object) {
  const at = await overdue(server);
  const { read, save } = automaticReminders.calls.site;
  const { data } = (await server.call(read, undefined, at.me)).body;
  await server.call(save, { body: { ...data, ...change } }, at.me);
  const begun = async () =>
    (await server.call(reminderRuns.calls.list, { query: { sort_by: 'until:asc' } }, at.me)).body
      .data;
  const notified = () =>
    server.db.transaction('system', (tx) =>
      tx
        .selectFrom('notifications')
        .select('title_en')
        .where('chain_id', '=', at.me.site.chain_id)
        .execute(),
    );
  return { ...at, begun, notified };
}

test('whom to remind is proposed on its day, once by two servers, and no letter leaves by itself', async () => {
  const at = await automatic({ every: 'week' });
  // A Sunday.
  await at.on('2030-03-31');
  await beginRuns(server.app);
  expect(await at.begun()).toEqual([]);
  await at.on('2030-04-01');
  await Promise.all([beginRuns(server.app), beginRuns(server.app)]);
  expect(await at.begun()).toMatchObject([
    { state: 'planned', source: 'reminders', planned: 1, until: '2030-04-01' },
  ]);
  expect(await at.letters()).toEqual([]);
  expect(await at.notified()).toEqual([
    { title_en: 'Reminders until 2030-04-01: look over the reminders' },
  ]);
  await beginRuns(server.app);
  expect(await at.begun()).toHaveLength(1);
});

test('where nobody would be written to there is no run, and collection is proposed where it is wanted', async () => {
  const at = await automatic({ every: 'day', collection: true });
  await at.say({ friendly: false });
  await at.on('2030-03-16');
  await beginRuns(server.app);
  expect(await at.begun()).toEqual([]);
  for (const day of ['2030-04-02', '2030-04-20']) {
    await at.on(day);
    await at.run();
  }
  await at.on('2030-05-05');
  await beginRuns(server.app);
  expect((await at.begun()).at(-1)).toMatchObject({ source: 'collection', state: 'planned' });
});

settingsSuite(automaticReminders, { changed: { every: 'week' }, wrong: { every: 'year' } });
