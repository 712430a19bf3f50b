import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './open.ts';

const db = await openDatabase({});
afterAll(() => db.close());

const megabytes = async () => {
  const { rows } = await db.executeSql('select sum(size)::float8 / 1e6 as wal from pg_ls_waldir()');
  return Number(rows[0]?.['wal']);
};

test('maintenance clears dead rows, counts for the planner and keeps the write-ahead log short', async () => {
  await db.executeSql(
    "create table kept as select n, repeat('x', 500) as filler from generate_series(1, 20000) n",
  );
  for (let round = 0; round < 12; round += 1) {
    await db.executeSql('update kept set n = n + 1');
    await db.maintenance();
  }
  const { rows } = await db.executeSql("select reltuples from pg_class where relname = 'kept'");
  expect(rows).toEqual([{ reltuples: 20_000 }]);
  // Each round wrote about 25 MB of log and left 12 MB of dead rows.
  expect(await megabytes()).toBeLessThan(140);
  const size = await db.executeSql("select pg_total_relation_size('kept') / 1e6 as size");
  expect(Number(size.rows[0]?.['size'])).toBeLessThan(40);
});
