import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyPostgres } from '#tests/support/database/test-database.ts';
import { backUp, restore } from './backup.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

test('a backup of PostgreSQL brings back rows, rights and files', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'wheelhouse-backup-'));
  const [archive, from, to] = ['backup.tar.gz', 'from', 'to'].map((name) => join(parent, name)) as [
    string,
    string,
    string,
  ];
  const [source, target] = [await emptyPostgres(), await emptyPostgres()];
  const db = await openDatabase({ url: source });
  await migrate(db);
  await db.transaction('system', (tx) =>
    tx.insertInto('chains').values({ name: 'Dekk', country: 'NO', currency: 'NOK' }).execute(),
  );
  await db.close();
  await backUp({ dir: from, url: source }, archive);

  await restore({ dir: to, url: target }, archive, false);
  const restored = await openDatabase({ url: target });
  const chains = () =>
    restored.transaction('system', (tx) => tx.selectFrom('chains').select('name').execute());
  expect(await chains()).toEqual([{ name: 'Dekk' }]);
  expect(
    await restored.transaction('app', (tx) => tx.selectFrom('chains').selectAll().execute()),
  ).toEqual([]);

  await expect(restore({ dir: to, url: target }, archive, false)).rejects.toThrow('not empty');
  await writeFile(join(to, 'secret.key'), 'of the newer');
  await restore({ dir: to, url: target }, archive, true);
  expect(await chains()).toHaveLength(1);
  await expect(readFile(join(to, 'secret.key'))).rejects.toThrow('ENOENT');
  await restored.close();
  await rm(parent, { recursive: true });
});

test('a restore takes away what a newer version added, and one that fails leaves no trace', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'wheelhouse-backup-'));
  const [archive, broken] = [join(parent, 'backup.tar.gz'), join(parent, 'broken.tar.gz')];
  const url = await emptyPostgres();
  const db = await openDatabase({ url });
  await migrate(db);
  await backUp({ dir: join(parent, 'from'), url }, archive);
  await db.executeSql('create table newer (id bigint, chain_id bigint references chains)');

  // The dump is one of a role that is not there, so that it fails in the middle.
  await db.executeSql('create role wheelhouse_gone; create table theirs ()');
  await db.executeSql('alter table theirs owner to wheelhouse_gone');
  await backUp({ dir: join(parent, 'from'), url }, broken);
  await db.executeSql('drop table theirs; drop role wheelhouse_gone');
  const place = { dir: join(parent, 'to'), url };
  await expect(restore(place, broken, true)).rejects.toThrow('psql failed');
  const { rows } = await db.executeSql(`
    select to_regclass('newer') is not null as newer,
      has_schema_privilege('wheelhouse_system', 'public', 'create') as may_create`);
  expect(rows).toEqual([{ newer: true, may_create: false }]);

  await restore(place, archive, true);
  const { rows: after } = await db.executeSql(`
    select to_regclass('newer') is not null as newer, to_regclass('chains') is not null as chains,
      has_schema_privilege('wheelhouse_system', 'public', 'create') as may_create`);
  expect(after).toEqual([{ newer: false, chains: true, may_create: false }]);
  await migrate(db);
  await db.close();
  await rm(parent, { recursive: true });
});
