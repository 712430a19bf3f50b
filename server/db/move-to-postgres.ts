import { sql } from 'kysely';
import { migrate } from './migrate.ts';
import type { Database, Tx } from './open.ts';

interface Table {
  name: string;
  columns: string[];
  types: string[];
  // Whether the system role may write it; what it may not, its owner does.
  open_to_system: boolean;
}

const batch = 1_000;

const findTables = sql<Table>`
  select format('%I', c.relname) as name,
    array_agg(format('%I', a.attname) order by a.attnum) as columns,
    array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types,
    has_table_privilege('wheelhouse_system', c.oid, 'insert')
      and has_table_privilege('wheelhouse_system', c.oid, 'select') as open_to_system
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and c.relname <> 'schema_migrations'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.oid, c.relname order by c.relname`;

/**
 * Copies all data of an embedded database into an empty PostgreSQL database: everything or nothing.
 * Waiting jobs stay behind. Returns how many rows each table got. Throws, having written no rows,
 * when the target holds any or when a table's count or a reference is not right in the end.
 */
export async function moveToPostgres(
  source: Database,
  target: Database,
): Promise<Map<string, number>> {
  await assertEmpty(target);
  await migrate(source);
  await migrate(target);
  // The embedded engine connects as superuser, so nothing of the source is out of sight.
  return source.kysely.transaction().execute((from) =>
    target.kysely.transaction().execute(async (to) => {
      await sql`set local statement_timeout = 0`.execute(to);
      const { rows: tables } = await findTables.execute(to);
      const restore = await suspendChecks(to);
      // Migrations bring rows of their own; those of the source are newer.
      await run(to, `truncate ${tables.map(({ name }) => name).join(', ')}`);
      for (const table of tables) await copyRows(from, to, table);
      await copySequences(from, to);
      await restore();
      const copied = new Map<string, number>();
      for (const table of tables) copied.set(table.name, await verify(from, to, table));
      return copied;
    }),
  );
}

// All that people keep belongs to a chain or to one of them. What else has rows got them from the
// migrations: a move that was cut short leaves those behind, and may be begun again.
const inUse = ['chains', 'users'];

async function assertEmpty(target: Database): Promise<void> {
  const { rows: tables } = await findTables.execute(target.kysely).catch(() => ({ rows: [] }));
  for (const table of tables.filter(({ name }) => inUse.includes(name))) {
    const count = await target.kysely.transaction().execute((tx) => countRows(tx, table));
    if (count > 0) throw new Error(`The PostgreSQL database is not empty: ${table.name} has rows.`);
  }
}

// Tables refer to each other and to themselves, and triggers write what the source has already. The
// owner of the tables may put both off, and only a superuser could do without the first.
async function suspendChecks(to: Tx): Promise<() => Promise<void>> {
  const { rows: keys } = await sql<{ change: string }>`
    select format('alter table %s alter constraint %I', conrelid::regclass, conname) as change
    from pg_constraint
    where contype = 'f' and not condeferrable and connamespace = 'public'::regnamespace
      and conparentid = 0`.execute(to);
  const { rows: triggers } = await sql<{ name: string; trigger: string }>`
    select tgrelid::regclass::text as name, format('%I', tgname) as trigger
    from pg_trigger join pg_class c on c.oid = tgrelid
    where not tgisinternal and tgenabled = 'O' and c.relnamespace = 'public'::regnamespace`.execute(
    to,
  );
  for (const { change } of keys) await run(to, `${change} deferrable initially deferred`);
  for (const { name, trigger } of triggers) {
    await run(to, `alter table ${name} disable trigger ${trigger}`);
  }
  return async () => {
    await run(to, 'set constraints all immediate');
    for (const { change } of keys) await run(to, `${change} not deferrable`);
    for (const { name, trigger } of triggers) {
      await run(to, `alter table ${name} enable trigger ${trigger}`);
    }
  };
}

// Every value goes as the text that the database itself writes and reads, so none can change.
async function copyRows(from: Tx, to: Tx, table: Table): Promise<void> {
  const { name, columns, types } = table;
  const texts = columns.map((column, index) => `${column}::text as c${index}`).join(', ');
  await run(from, `declare copied no scroll cursor for select ${texts} from ${name}`);
  for (;;) {
    const { rows } = await sql
      .raw<Record<string, string | null>>(`fetch ${batch} from copied`)
      .execute(from);
    if (rows.length === 0) break;
    const lists = columns.map((_, index) => rows.map((row) => row[`c${index}`] ?? null));
    await asWriter(to, table, async () => {
      const values = types.map((type, index) => sql.raw(`c${index}::${type}`));
      const arrays = lists.map((list) => sql`${list}::text[]`);
      const names = columns.map((_, index) => sql.raw(`c${index}`));
      await sql`
        insert into ${sql.raw(`${name} (${columns.join(', ')})`)} overriding system value
        select ${sql.join(values)} from unnest(${sql.join(arrays)}) as r (${sql.join(names)})`.execute(
        to,
      );
    });
  }
  await run(from, 'close copied');
}

async function copySequences(from: Tx, to: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace`.execute(from);
  for (const { name } of rows) {
    const { rows: states } = await sql<{ last_value: number; is_called: boolean }>`
      select last_value, is_called from ${sql.raw(name)}`.execute(from);
    for (const { last_value, is_called } of states) {
      await sql`select setval(${name}::regclass, ${last_value}, ${is_called})`.execute(to);
    }
  }
}

async function verify(from: Tx, to: Tx, table: Table): Promise<number> {
  const [before, after] = [await countRows(from, table), await countRows(to, table)];
  if (before === after) return after;
  throw new Error(`${table.name} had ${before} rows and got ${after}. Nothing was moved.`);
}

function countRows(tx: Tx, table: Table): Promise<number> {
  return asWriter(tx, table, async () => {
    const count = sql.raw<{ count: number }>(`select count(*) from ${table.name}`);
    return (await count.execute(tx)).rows[0]?.count ?? 0;
  });
}

// Row-level security hides the rows from who owns the tables, but not from the system's role.
async function asWriter<T>(tx: Tx, table: Table, work: () => Promise<T>): Promise<T> {
  if (!table.open_to_system) return work();
  await run(tx, 'set local role wheelhouse_system');
  const result = await work();
  await run(tx, 'reset role');
  return result;
}

async function run(tx: Tx, statement: string): Promise<void> {
  await sql.raw(statement).execute(tx);
}
