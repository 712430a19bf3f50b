import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/test-database.ts';
import type { Tx } from './open.ts';

const db = await testDatabase();

let lastName = 0;
const newName = () => `open ${++lastName}`;

function insertChain(tx: Tx, name: string) {
  return tx.insertInto('chains').values({ name, country: 'NO', currency: 'NOK' }).execute();
}

async function chainsNamed(name: string): Promise<number> {
  const found = await db.transaction('system', (tx) =>
    tx.selectFrom('chains').select('name').where('name', '=', name).execute(),
  );
  return found.length;
}

test.each(['app', 'system'] as const)(
  'a transaction runs as the role it asks for: %s',
  async (role) => {
    const { rows } = await db.transaction(role, (tx) =>
      sql`select current_user as who`.execute(tx),
    );
    expect(rows).toEqual([{ who: `wheelhouse_${role}` }]);
  },
);

test('the role ends with its transaction', async () => {
  const before = await db.executeSql('select current_user as who');
  await db.transaction('app', (tx) => sql`select 1`.execute(tx));
  expect(await db.executeSql('select current_user as who')).toEqual(before);
});

test('the app role sees no tenant before it has entered one', async () => {
  await db.transaction('system', (tx) => insertChain(tx, newName()));
  const seen = await db.transaction('app', (tx) => tx.selectFrom('chains').selectAll().execute());
  expect(seen).toEqual([]);
});

test('what a transaction wrote is kept when it returns', async () => {
  const name = newName();
  await db.transaction('system', (tx) => insertChain(tx, name));
  expect(await chainsNamed(name)).toBe(1);
});

test('what a transaction wrote is gone when it throws, and the error is the one thrown', async () => {
  const name = newName();
  const failing = db.transaction('system', async (tx) => {
    await insertChain(tx, name);
    throw new RangeError('no more bays');
  });
  await expect(failing).rejects.toThrow(new RangeError('no more bays'));
  expect(await chainsNamed(name)).toBe(0);
});

test('a transaction that swallowed an SQL error does not pretend to have been saved', async () => {
  const swallowing = db.transaction('system', async (tx) => {
    await sql`select 1 / 0`.execute(tx).catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('rolled back');
});

test('a query past the transaction it is inside is refused instead of waiting for ever', async () => {
  const outside = /Use the transaction it was given/;
  await db.transaction('system', async () => {
    await expect(db.executeSql('select 1')).rejects.toThrow(outside);
    await expect(sql`select 1`.execute(db.kysely)).rejects.toThrow(outside);
    await expect(db.transaction('app', async () => {})).rejects.toThrow(outside);
  });
});

test('what a transaction left behind may use the database once it has ended', async () => {
  const ended = Promise.withResolvers<void>();
  const later = await db.transaction('system', async () => ({
    work: ended.promise.then(() => db.ping()),
  }));
  ended.resolve();
  await expect(later.work).resolves.toBeUndefined();
});

test('transactions started together all get their turn', async () => {
  const turns = Array.from({ length: 20 }, (_, turn) =>
    db.transaction('app', async (tx) => {
      const { rows } = await sql<{ turn: number }>`select ${turn}::int as turn`.execute(tx);
      return rows[0]?.turn;
    }),
  );
  expect(await Promise.all(turns)).toEqual(turns.map((_, turn) => turn));
});

test('an SQL error says which rule was broken, where and by what', async () => {
  const failing = db.transaction('system', async (tx) => {
    const name = newName();
    await sql`insert into white_labels (host, title) values (${name}, 'a')`.execute(tx);
    await sql`insert into white_labels (host, title) values (${name}, 'a')`.execute(tx);
  });
  await expect(failing).rejects.toMatchObject({
    code: '23505',
    constraint: 'white_labels_pkey',
    table: 'white_labels',
    detail: expect.stringContaining('already exists'),
  });
  const missing = db.executeSql('insert into white_labels (host) values ($1)', [newName()]);
  await expect(missing).rejects.toMatchObject({ code: '23502', column: 'title' });
});

test('several statements answer with the rows of all of them', async () => {
  const { rows } = await db.executeSql('select 1 as a; select 2 as a');
  expect(rows).toEqual([{ a: 1 }, { a: 2 }]);
});

test('a batch that fails half way leaves no transaction open for the next query', async () => {
  const name = newName();
  const batch = `begin; insert into chains (name, country, currency) values ('${name}', 'NO', 'NOK');
    select 1 / 0; commit`;
  await expect(db.executeSql(batch)).rejects.toMatchObject({ code: '22012' });
  await db.ping();
  expect(await chainsNamed(name)).toBe(0);
});
