import * as z from 'zod/mini';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Field } from '#contract/kit/field.ts';
import type { Lines } from '#contract/kit/document/lines.ts';
import { hasOrder } from '#contract/kit/list-query.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { resources } from '#contract/resources.ts';
import { testDatabase } from './support/database/test-database.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly required: boolean;
}

const db = await testDatabase();
let columns: Column[];
let indexes: string[];
let functions: string[];

beforeAll(async () => {
  columns = (
    await db.executeSql(`
      select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
        a.attnotnull as required
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
  ).rows as unknown as Column[];
  indexes = (
    await db.executeSql(`select indexdef from pg_indexes where schemaname = 'public'`)
  ).rows.map(({ indexdef }) => String(indexdef).replaceAll('"', ''));
  functions = (
    await db.executeSql(`select proname from pg_proc where pronamespace = 'public'::regnamespace`)
  ).rows.map(({ proname }) => String(proname));
});

/** The types of a column that hold a kind of field. */
function typesOf({ kind }: Field): string[] {
  if (kind === 'yes_no') return ['boolean'];
  if (kind === 'date') return ['date'];
  if (kind === 'tags') return ['text[]'];
  if (kind === 'structure') return ['jsonb'];
  if (kind === 'instant') return ['timestamp with time zone'];
  if (kind === 'reference') return ['bigint'];
  return hasOrder(kind) ? ['integer', 'bigint'] : ['text'];
}

const isText = (field: Field) => typesOf(field)[0] === 'text';

/** What the table of a document's lines lacks. */
function lineLacks({ name, fields }: Lines): string[] {
  const table = name.replaceAll('-', '_');
  const there = columns.filter((one) => one.table === table).map(({ column }) => column);
  const wanted = ['document_id', 'key', 'position', ...Object.keys(fields)];
  return wanted.filter((one) => !there.includes(one)).map((one) => `${table}: a column ${one}`);
}

/** What a resource's table lacks of what its description promises. */
function lacks({ name, of, fields, keys = [] }: Resource): string[] {
  const table = name.replaceAll('-', '_');
  const owner = { chain: 'chain_id', company: 'chain_id, company_id', site: 'chain_id, site_id' }[
    of
  ];
  const found: string[] = [];
  const column = (wanted: string) =>
    columns.find((one) => one.table === table && one.column === wanted);
  const indexed = (wanted: string) =>
    indexes.some((one) => one.includes(` ON public.${table} USING `) && one.includes(wanted));
  const need = (there: boolean, what: string) => void (there || found.push(`${table}: ${what}`));

  const whose = column('site_id') ? 'site' : column('company_id') ? 'company' : 'chain';
  need(of === whose, 'whose rows they are');
  for (const [field, spec] of Object.entries<Field>(fields)) {
    if (spec.counted) {
      need(functions.includes(`${table}_${field}`), `a function that counts ${field}`);
      continue;
    }
    if (spec.lines) {
      found.push(...lineLacks(spec.lines));
      continue;
    }
    const there = column(field);
    need(there !== undefined && typesOf(spec).includes(there.type), `a column ${field}`);
    const isSomething = spec.kind !== 'structure' || spec.empty !== null;
    if (isText(spec) || (['tags', 'yes_no', 'structure'].includes(spec.kind) && isSomething)) {
      need(there?.required === true, `${field} that is never null`);
    } else if (!spec.required && !spec.readOnly) {
      need(there?.required === false, `${field} that may be left empty`);
    }
    const sorted = isText(spec) ? `${field}_sort` : field;
    if (spec.sort) need(indexed(`btree (${owner}, ${sorted}, id)`), `an index to sort by ${field}`);
    if (spec.sort && !isText(spec) && there?.required !== true) {
      need(
        indexed(`btree (${owner}, ${sorted} DESC NULLS LAST, id DESC)`),
        `an index to sort by ${field} downwards`,
      );
    }
    const way =
      spec.kind === 'tags' ? `gin (${owner}, ${field})` : `btree (${owner}, ${field}, id)`;
    if (spec.filter) need(indexed(way), `an index to filter by ${field}`);
  }
  if (Object.values<Field>(fields).some(({ search }) => search)) {
    need(indexed(`gin (${owner}, search_text gin_trgm_ops)`), 'an index to search by');
  }
  for (const key of keys) {
    const [first = ''] = key;
    need(indexed(first), `an index for the key ${key.join()}`);
  }
  return found;
}

describe('the table of a resource has what its description promises', () => {
  test.each(resources.map((one) => [one.name, one] as const))('%s', (_, one) => {
    expect(lacks(one)).toEqual([]);
  });
});

test('each resource starts sorted by a field that it can be sorted by', () => {
  for (const { sort, fields, title } of resources) {
    expect(fields[sort.split(':')[0]!]?.sort).toBe(true);
    expect(fields).toHaveProperty(title);
  }
});

// What a structure says of other rows by its integers: a list of ids, or what is kept at a key of one.
const namesARow = /(_ids?|^rule)$/;
function keysOfIds(schema: unknown, at = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum, properties = {}, items, anyOf = [] } = schema as JsonSchema;
  if (type === 'integer') {
    const isOpen = at === '' && (maximum ?? Infinity) >= Number.MAX_SAFE_INTEGER;
    return isOpen || namesARow.test(at) ? [at] : [];
  }
  return [
    ...Object.entries(properties).flatMap(([name, one]) => keysOfIds(one, name)),
    ...keysOfIds(items, at),
    ...anyOf.flatMap((one) => keysOfIds(one, at)),
  ];
}

interface JsonSchema {
  readonly type?: string;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly items?: unknown;
  readonly anyOf?: readonly unknown[];
}

/** The ids inside of the structures of a resource and its lines that nothing says what they are of. */
const idsOfNothing = ({ name, fields }: Pick<Resource, 'name' | 'fields'>): string[] =>
  Object.entries(fields).flatMap(([field, { kind, readOnly, schema, ids = {}, lines }]) => {
    if (lines) return idsOfNothing(lines);
    if (kind !== 'structure' || readOnly) return [];
    const found = keysOfIds(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    return found.filter((key) => !(key in ids)).map((key) => `${name}.${field}: ${key}`);
  });

test('an id inside of a structure says what it is of, so that it is looked up before it is saved', () => {
  expect(resources.flatMap(idsOfNothing)).toEqual([]);
  const [matrices] = resources.filter(({ name }) => name === 'purchase-matrices');
  const { ids: _, ...cells } = matrices!.fields['cells']!;
  const spoilt = { name: 'purchase-matrices', fields: { cells } };
  expect(idsOfNothing(spoilt)).toEqual(['purchase-matrices.cells: brand_id']);
});

test('a column or an index that lacks is noticed', () => {
  const [customers] = resources.filter(({ name }) => name === 'customers');
  const { name, city } = customers!.fields as Record<string, Field>;
  const spoilt: Resource = {
    ...customers!,
    of: 'site',
    fields: {
      name: { ...name!, filter: true },
      city: { ...city!, sort: true },
      gone: city!,
      visits: { ...city!, counted: true },
    },
  };
  expect(lacks(spoilt)).toEqual([
    'customers: whose rows they are',
    'customers: an index to sort by name',
    'customers: an index to filter by name',
    'customers: an index to sort by city',
    'customers: a column gone',
    'customers: gone that is never null',
    'customers: a function that counts visits',
    'customers: an index to search by',
  ]);
});
