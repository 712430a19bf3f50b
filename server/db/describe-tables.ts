import type pg from 'pg';

interface Column {
  relation: string;
  view: boolean;
  column: string;
  position: number;
  type: string;
  item: string | null;
  enum_labels: string[] | null;
  required: boolean;
  generated: 'never' | 'default' | 'always';
}

const findColumns = `
  select c.relname as relation, c.relkind = 'v' as view, a.attname as column, a.attnum::int as position,
    t.typname as type, i.typname as item, a.attnotnull as required,
    (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e
      where e.enumtypid = coalesce(i.oid, t.oid)) as enum_labels,
    case when a.attgenerated <> '' or a.attidentity = 'a' then 'always'
      when a.atthasdef or a.attidentity = 'd' then 'default' else 'never' end as generated
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type i on i.oid = t.typelem and t.typcategory = 'A'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    and c.relname <> 'schema_migrations'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C", a.attnum`;

// Types of the database by what they are in the program (values.ts); what is not here is a string.
const plain = new Map([
  ...['int2', 'int4', 'int8', 'float4', 'float8', 'oid'].map((type) => [type, 'number'] as const),
  ['bool', 'boolean'],
  ['bytea', 'Buffer'],
  ['json', 'Json'],
  ['jsonb', 'Json'],
  ['numeric', 'Numeric'],
  ['timestamptz', 'Timestamp'],
]);

const head = `// Written by scripts/generate-tables.ts from the migrations; not by hand.
import type { ColumnType } from 'kysely';
`;

// Written only when a column needs them.
const wrappers = new Map([
  [
    'Default',
    `type Default<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;`,
  ],
  [
    'ReadOnly',
    `type ReadOnly<T> =
  T extends ColumnType<infer S, unknown, unknown>
    ? ColumnType<S, never, never>
    : ColumnType<T, never, never>;`,
  ],
  [
    'Json',
    `/** JSON of a shape that the database does not know: parsed when read, written as JSON text. */
type Json = ColumnType<unknown, string, string>;`,
  ],
  ['Numeric', 'type Numeric = ColumnType<string, string | number, string | number>;'],
  ['Timestamp', 'type Timestamp = ColumnType<Date, Date | string, Date | string>;'],
]);

/** Writes the TypeScript module that describes to kysely the tables and views of a migrated database. */
export async function describeTables(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(findColumns);
  const relations = Map.groupBy(rows, ({ relation }) => relation);
  const rowTypes: string[] = [];
  for (const [name, columns] of relations) {
    const required = columns[0]?.view ? await requiredOfView(pool, name) : new Set<number>();
    const lines = columns.map((column) => {
      const known = { ...column, required: column.required || required.has(column.position) };
      return `  ${column.column}: ${typeOf(known)};\n`;
    });
    rowTypes.push(`interface ${pascal(name)} {\n${lines.join('')}}\n`);
  }
  const tables = [...relations.keys()].map((name) => `  ${name}: ${pascal(name)};\n`).join('');
  const all = `/** Every table and view, by name. */\nexport interface Tables {\n${tables}}\n`;
  const used = [...wrappers].filter(([name]) =>
    rowTypes.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  return [head, ...used.map(([, text]) => `${text}\n`), ...rowTypes, all].join('\n');
}

function typeOf({ type, item, enum_labels, required, generated, view }: Column): string {
  const values = enum_labels?.map((label) => `'${label.replaceAll("'", String.raw`\'`)}'`);
  const single = values?.join(' | ') ?? plain.get(item ?? type) ?? 'string';
  // Arrays of types made by migrations have no parser, so they stay as the text of the database.
  const array = item === null ? single : values ? 'string' : `${selected(single)}[]`;
  const nullable = required ? array : `${array} | null`;
  if (view || generated === 'always') return `ReadOnly<${nullable}>`;
  return generated === 'default' ? `Default<${nullable}>` : nullable;
}

// The items of an array are values, not columns that are written another way than read.
function selected(type: string): string {
  return { Json: 'unknown', Numeric: 'string', Timestamp: 'Date' }[type] ?? type;
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
}

// A view does not say which of its columns can be null. Its query says which column of which table
// each comes from, and that one does, unless an outer join may have left it empty.
async function requiredOfView(pool: pg.Pool, name: string): Promise<Set<number>> {
  const definition = await pool.query<{ query: string }>(
    'select pg_get_viewdef($1::regclass) as query',
    [name],
  );
  const query = definition.rows[0]?.query ?? '';
  if (/\b(left|right|full) join\b/i.test(query)) return new Set();
  const { fields } = await pool.query(query.replace(/;\s*$/, ''));
  const { rows } = await pool.query<{ position: number }>(
    `select o.position::int from unnest($1::oid[], $2::int[]) with ordinality o(relation, attribute, position)
     join pg_attribute a on a.attrelid = o.relation and a.attnum = o.attribute and a.attnotnull`,
    [fields.map(({ tableID }) => tableID), fields.map(({ columnID }) => columnID)],
  );
  return new Set(rows.map(({ position }) => position));
}
