import { sql, type Expression, type SqlBool } from 'kysely';
import type { FieldKind } from '#contract/kit/field.ts';
import { hasOrder } from '#contract/kit/list-query.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { tableOf } from './resource-table.ts';

/** What a list was asked for: `sort_by`, `page`, `per_page`, `q`, `archived`, and the filters by their names. */
export type ListQuery = Readonly<Record<string, string | number | undefined>>;

const types: Partial<Record<FieldKind, string>> = { date: 'date', instant: 'timestamptz' };

const several = (value: string | number) => String(value).split(',');

/**
 * What rows have to be for the filters of a query, but for its words and tags: those cannot be
 * looked for under the policies (`idsOf`).
 */
export function conditionsOf(resource: Resource, query: ListQuery): Expression<SqlBool>[] {
  const archived = query['archived'] === '1';
  return [
    archived ? sql<SqlBool>`archived_at is not null` : sql<SqlBool>`archived_at is null`,
    ...Object.entries(resource.fields)
      .filter(([, { filter, kind }]) => filter && kind !== 'tags')
      .flatMap(([name, { kind, counted }]) => {
        const column = counted ? countOf(resource, name) : sql.ref(name);
        const value = query[name];
        const [from, to] = [query[`${name}_from`], query[`${name}_to`]];
        if (hasOrder(kind)) {
          // A bound may be larger than any number that the column could hold.
          const type = sql.raw(types[kind] ?? 'bigint');
          return [
            ...(from === undefined ? [] : [sql<SqlBool>`${column} >= ${from}::${type}`]),
            ...(to === undefined ? [] : [sql<SqlBool>`${column} <= ${to}::${type}`]),
          ];
        }
        if (value === undefined) return [];
        if (kind === 'yes_no') return [sql<SqlBool>`${column} = ${value === 'true'}`];
        if (kind === 'reference') return [sql<SqlBool>`${column} = ${Number(value)}`];
        const values = several(value);
        // One value's rows lie in their index in an order; the database does not know it of a list of one.
        if (values.length === 1) return [sql<SqlBool>`${column} = ${values[0]}`];
        return [sql<SqlBool>`${column} = any(${values}::text[])`];
      }),
  ];
}

const countOf = (resource: Resource, name: string) =>
  sql`${sql.raw(`"${tableOf(resource)}_${name}"`)}(id)`;

/** The fields by which a query narrows the list, but for its tags. */
export function narrowedBy(resource: Resource, query: ListQuery): string[] {
  return Object.entries(resource.fields).flatMap(([name, { filter, kind }]) => {
    const isUsed = [name, `${name}_from`, `${name}_to`].some((part) => query[part] !== undefined);
    return filter && kind !== 'tags' && isUsed ? [name] : [];
  });
}

/** The tags that a query wants, by field: any of them will do. */
export function tagsOf(resource: Resource, query: ListQuery): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, { filter, kind }]) => {
      const value = query[name];
      return filter && kind === 'tags' && value !== undefined ? [[name, several(value)]] : [];
    }),
  );
}
