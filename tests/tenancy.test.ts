import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Tx } from '#server/db/open.ts';
import { makeChain, makeCompany, makeSite, type Site } from './support/factories/organisation.ts';
import { createTenantData } from './support/tenant-data/create.ts';
import { freshDatabase } from './support/database/test-database.ts';

/** Facts of nobody: everyone reads them, only the system writes them. Tables of machinery are read by nobody. */
const readByAll = ['white_labels', 'tyre_laws', 'reminder_levels', 'late_payment_terms'];
const machinery = ['schema_migrations', 'socket_io_attachments'];
/** Told to the whole chain although each row names the site it happened at. */
const sharedInChain = ['audit_log'];
const writtenOnce = [
  'queue_history',
  'audit_log',
  'wheel_set_movements',
  'stock_take_counts',
  'stock_count_results',
  'gift_card_entries',
  'credit_checks',
  'cash_register_keys',
  'cash_transactions',
  'cash_lines',
  'cash_payments',
  'cash_events',
  'cash_takings',
];

let db: Database;
let ours: Site;
let sister: Site;
let theirs: Site;

beforeAll(async () => {
  db = await freshDatabase();
  ours = await makeSite(db);
  const company = await makeCompany(db, { chain_id: ours.chain_id });
  sister = await makeSite(db, { company_id: company.id });
  theirs = await makeSite(db, { chain_id: (await makeChain(db)).id });
  await createTenantData(db, ours, 'ours');
  await createTenantData(db, sister, 'sister');
  await createTenantData(db, theirs, 'theirs');
});
afterAll(() => db.close());

interface Column {
  readonly table: string;
  readonly view: boolean;
  readonly site: boolean;
  readonly company: boolean;
}

/** Every table and view that says which chain a row belongs to. */
async function ofChains(): Promise<Column[]> {
  const { rows } = await db.executeSql(`
    select c.table_name as table, t.table_type = 'VIEW' as view,
      exists (select from information_schema.columns s where s.table_schema = 'public'
        and s.table_name = c.table_name and s.column_name = 'site_id') as site,
      c.table_name <> 'sites' and exists (select from information_schema.columns s where s.table_schema = 'public'
        and s.table_name = c.table_name and s.column_name = 'company_id') as company
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and c.column_name = 'chain_id' order by 1`);
  return rows as unknown as Column[];
}

/** Where the app's role is; with `reads`, at which sites it reads. */
type Place =
  | (Pick<Site, 'chain_id' | 'company_id' | 'id'> & { readonly reads?: readonly number[] })
  | undefined;

/** Does the work as the app's role at a place; answers undefined when the role may not do it at all. */
async function asApp<T>(place: Place, work: (tx: Tx) => Promise<T>): Promise<T | undefined> {
  try {
    return await db.transaction('app', async (tx) => {
      if (place) {
        await sql`select set_config('app.chain_id', ${String(place.chain_id)}, true),
          set_config('app.company_id', ${String(place.company_id)}, true),
          set_config('app.site_id', ${String(place.id)}, true)`.execute(tx);
        if (place.reads) {
          await sql`select set_config('app.read_sites', ${`{${place.reads.join()}}`}, true),
            set_config('role', 'wheelhouse_reader', true)`.execute(tx);
        }
      }
      return work(tx);
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42501') return undefined;
    throw error;
  }
}

interface Row {
  readonly chain_id: number;
  readonly site_id?: number | null;
  readonly company_id?: number | null;
}

async function seen(table: string, place: Place): Promise<Row[]> {
  const read = (tx: Tx) => sql<Row>`select * from ${sql.table(table)}`.execute(tx);
  return (await asApp(place, read))?.rows ?? [];
}

/** At which sites rows are that are some site's own. */
const sitesOf = (rows: readonly Row[]): number[] =>
  rows.flatMap(({ site_id }) => (typeof site_id === 'number' ? [site_id] : []));

/** How many rows of a site a change from elsewhere reaches. */
async function touchedAt({ id }: Site, table: string, from: Place): Promise<number> {
  const change = sql`update ${sql.table(table)} set chain_id = chain_id where site_id = ${id}`;
  return Number((await asApp(from, (tx) => change.execute(tx)))?.numAffectedRows ?? 0);
}

/** What of other chains and sites a table lets the app's role see. */
async function leaks({ table, site, company }: Column): Promise<string[]> {
  const found: string[] = [];
  if ((await seen(table, undefined)).length > 0)
    found.push(`${table}: rows before a site is known`);
  for (const row of await seen(table, ours)) {
    if (row.chain_id !== ours.chain_id) found.push(`${table}: a row of another chain`);
    if (company && row.company_id !== null && row.company_id !== ours.company_id)
      found.push(`${table}: a row of another company`);
    const elsewhere = site && row.site_id !== null && row.site_id !== ours.id;
    if (elsewhere && !sharedInChain.includes(table)) found.push(`${table}: a row of another site`);
  }
  return found;
}

test('every table of a chain holds a row of each site, so that the tests below mean something', async () => {
  for (const { table, view } of await ofChains()) {
    if (view) continue;
    const rows = await rowsOf(table);
    const chains = new Set(rows.map((row) => row.chain_id));
    expect(chains, `let createTenantData put a row into ${table}`).toEqual(
      new Set([ours.chain_id, theirs.chain_id]),
    );
  }
});

test('the app sees nothing before a site is known, and then nothing of another chain or site', async () => {
  const found = await Promise.all((await ofChains()).map(leaks));
  expect(found.flat()).toEqual([]);
});

test('who reads at several sites sees rows of these and of no other, and changes none of them', async () => {
  const isOfSites = ({ table, site, view }: Column) =>
    site && !view && !sharedInChain.includes(table);
  const shown = new Set<string>();
  const own = [ours.id];
  const both = [ours.id, sister.id];
  for (const { table } of (await ofChains()).filter(isOfSites)) {
    const alone = await seen(table, { ...ours, reads: own });
    const rows = await seen(table, { ...ours, reads: both });
    expect([table, ...sitesOf(alone).filter((id) => !own.includes(id))]).toEqual([table]);
    expect([table, ...sitesOf(rows).filter((id) => !both.includes(id))]).toEqual([table]);
    if (sitesOf(rows).includes(sister.id)) shown.add(table);
    expect([table, await touchedAt(sister, table, { ...ours, reads: both })]).toEqual([table, 0]);
  }
  expect([...shown]).toEqual(
    expect.arrayContaining(['tread_readings', 'tread_readers', 'queue_people', 'queue_history']),
  );
  expect(shown).not.toContain('messages');
  expect(shown).not.toContain('idempotency');
});

test('what belongs to a company is seen at its sites', async () => {
  const same = await makeSite(db, { company_id: ours.company_id });
  for (const { table } of (await ofChains()).filter(({ company, site }) => company && !site)) {
    // Rules point at accounts of their own.
    const all = await seen(table, ours);
    expect([table, all.length > 0]).toEqual([table, true]);
    expect([table, (await seen(table, same)).length]).toEqual([table, all.length]);
  }
});

test('at its own site the app sees rows of it', async () => {
  expect(await seen('queue_people', ours)).toHaveLength(1);
  expect(await seen('people', ours)).toHaveLength(2);
});

test('a table without a policy, or with too wide a one, would be noticed', async () => {
  await db.executeSql(`
    create table open_leak (chain_id bigint, site_id bigint);
    create table wide_leak (chain_id bigint, site_id bigint);
    call protect_by_chain('wide_leak');
    grant select on open_leak to wheelhouse_app, wheelhouse_system;
    insert into open_leak select chain_id, id from sites`);
  await db.transaction('system', (tx) =>
    sql`insert into wide_leak select chain_id, id from sites`.execute(tx),
  );
  const found = await Promise.all((await ofChains()).map(leaks));
  const unprotected = await withoutPolicy();
  await db.executeSql('drop table open_leak, wide_leak');
  expect(new Set(found.flat())).toEqual(
    new Set([
      'open_leak: rows before a site is known',
      'open_leak: a row of another chain',
      'open_leak: a row of another site',
      'wide_leak: a row of another site',
    ]),
  );
  expect(unprotected).toEqual(['open_leak']);
});

async function withoutPolicy(): Promise<unknown[]> {
  const { rows } = await db.executeSql(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and not (relrowsecurity and relforcerowsecurity) and relname <> all($1) order by 1`,
    [[...readByAll, ...machinery]],
  );
  return rows.map(({ relname }) => relname);
}

test('every table has forced row-level security, but for the few that belong to nobody', async () => {
  expect(await withoutPolicy()).toEqual([]);
});

/** Tries to write a copy of a row that stands elsewhere, from our site. */
async function copyInto(table: string, row: Row): Promise<unknown> {
  // What the database makes of the others itself nobody writes.
  const { rows: written } = await db.executeSql(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const columns = sql.join(written.map(({ name }) => sql.ref(String(name))));
  return asApp(ours, (tx) =>
    sql`insert into ${sql.table(table)} (${columns}) select ${columns}
      from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify([row])}::json)`.execute(
      tx,
    ),
  );
}

// The sites themselves are the chain's.
const isForeign = (row: Row) =>
  row.chain_id !== ours.chain_id ||
  ('site_id' in row && row.site_id === sister.id) ||
  (row.company_id === sister.company_id && !('timezone' in row));

async function rowsOf(table: string): Promise<Row[]> {
  const all = (tx: Tx) => sql<Row>`select * from ${sql.table(table)}`.execute(tx);
  return (await db.transaction('system', all)).rows;
}

test('the app writes no row for another chain or site', async () => {
  for (const { table, view } of await ofChains()) {
    if (view) continue;
    for (const row of (await rowsOf(table)).filter(isForeign)) {
      expect(await copyInto(table, row), `${table} took a row of another`).toBeUndefined();
    }
  }
});

test('the app changes and removes no row of another chain or site', async () => {
  for (const { table, view } of await ofChains()) {
    if (view) continue;
    const rows = await rowsOf(table);
    // Without a condition on what is ours, so that only the policies stand between.
    const all = sql`update ${sql.table(table)} set chain_id = chain_id`;
    const touched = await asApp(ours, (tx) => all.execute(tx));
    const own = rows.length - rows.filter(isForeign).length;
    expect(Number(touched?.numAffectedRows ?? 0)).toBeLessThanOrEqual(own);
    const removal = sql`delete from ${sql.table(table)} where chain_id <> ${ours.chain_id}`;
    const removed = await asApp(ours, (tx) => removal.execute(tx));
    expect(Number(removed?.numAffectedRows ?? 0)).toBe(0);
  }
});

const writesTo = (table: string) => [
  `update ${table} set chain_id = chain_id`,
  `delete from ${table}`,
  `truncate ${table}`,
];
const tries = writtenOnce.flatMap((table) =>
  (['app', 'system'] as const).flatMap((role) => writesTo(table).map((text) => ({ role, text }))),
);

test.each(tries)(
  'what is written once is not changed: $text as $role is refused',
  async ({ role, text }) => {
    const write = db.transaction(role, (tx) => sql.raw(text).execute(tx));
    await expect(write).rejects.toThrow('permission denied');
  },
);

test('the app writes no facts of nobody and does not reach the machinery, accounts or tokens', async () => {
  const { rows } = await db.executeSql(`
    select relname as table, has_table_privilege('wheelhouse_app', oid, 'select') as reads,
      has_table_privilege('wheelhouse_app', oid, 'insert, update, delete, truncate, references, trigger') as writes
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')`);
  const may = new Map(rows.map(({ table, reads, writes }) => [table, [reads, writes]]));
  for (const table of readByAll) expect(may.get(table)).toEqual([true, false]);
  const accounts = [
    'users',
    'memberships',
    'sessions',
    'session_tokens',
    'attempts',
    'known_devices',
    'password_resets',
  ];
  for (const table of [...machinery, ...accounts])
    expect([table, may.get(table)]).toEqual([table, [false, false]]);
});

test('the roles bypass nothing, and the app owns nothing', async () => {
  const { rows } = await db.executeSql(`
    select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin as mighty,
      exists (select from pg_class where relowner = r.oid) as owns
    from pg_roles r where rolname like 'wheelhouse%' order by 1`);
  expect(rows).toEqual([
    { rolname: 'wheelhouse_app', mighty: false, owns: false },
    { rolname: 'wheelhouse_reader', mighty: false, owns: false },
    // The view of people and enter_site, which look past the policies for the app.
    { rolname: 'wheelhouse_system', mighty: false, owns: true },
  ]);
});

test('numbers are drawn without gaps, each chain from its own series', async () => {
  const draw = async (place: Place) => {
    const drawn = await asApp(place, (tx) =>
      sql<{ number: number }>`select draw_number('invoice') as number`.execute(tx),
    );
    return drawn?.rows[0]?.number;
  };
  await asApp(ours, async (tx) => {
    await sql`select draw_number('invoice')`.execute(tx);
    throw new Error('The invoice could not be saved.');
  }).catch(() => 'rolled back');
  expect([await draw(ours), await draw(ours), await draw(theirs), await draw(ours)]).toEqual([
    1, 2, 1, 3,
  ]);
});
