import { expect, test } from 'vitest';
import { emptyPostgres } from '#tests/support/database/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openDatabase } from './open.ts';

test('of two servers that start together over a new database, each migration is applied by one', async () => {
  const url = await emptyPostgres();
  const [one, other] = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
  const applied = await Promise.all([migrate(one), migrate(other)]);
  const names = (await readMigrations()).map(({ name }) => name);
  expect(applied.flat().sort()).toEqual(names);
  await Promise.all([one.close(), other.close()]);
});
