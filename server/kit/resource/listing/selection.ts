import { sql } from 'kysely';
import type { Resource } from '#contract/kit/resource.ts';
import { fieldsOf, tableOf } from '../resource-table.ts';

const selections = new WeakMap<Resource, ReturnType<typeof selectionFor>>();

/** What is read of each row of a resource; `columns` are those that it has by their own names. */
export function selectionOf(resource: Resource): ReturnType<typeof selectionFor> {
  const known = selections.get(resource) ?? selectionFor(resource);
  selections.set(resource, known);
  return known;
}

// As one text: put together from its parts, page by page, it cost more than the rest of the statement.
function selectionFor(resource: Resource) {
  const isCounted = (name: string) => resource.fields[name]!.counted;
  const stored = fieldsOf(resource).filter((name) => !isCounted(name));
  const kept = ['id', 'version', 'created_at', 'changed_at', 'archived_at'];
  const columns = new Set([...kept, ...stored]);
  const counts = fieldsOf(resource)
    .filter(isCounted)
    .map((name) => `"${tableOf(resource)}_${name}"(one.id) as "${name}"`);
  const names = referencesOf(resource).map(
    ([field, target]) => `case when one."${field}" is not null then (
        select t."${target.title}" from "${tableOf(target)}" t
        where t.chain_id = one.chain_id and t.id = one."${field}") end as "${field}:shown"`,
  );
  const changedBy = `case when one.changed_by is not null then (
        select who.first_name || ' ' || who.last_name from people who where who.id = one.changed_by
      ) end`;
  const all = [...[...columns].map((name) => `one."${name}"`), ...counts, ...names, changedBy];
  return { columns, text: sql.raw<string | null>(all.join(', ')).as('changed_by') };
}

const references = new WeakMap<Resource, [field: string, target: Resource][]>();

/** The fields of a resource that point at another, with what they point at. */
export function referencesOf(resource: Resource): [field: string, target: Resource][] {
  const known = references.get(resource);
  if (known) return known;
  const found = Object.entries(resource.fields).flatMap(([name, { of }]): [string, Resource][] =>
    of ? [[name, of()]] : [],
  );
  references.set(resource, found);
  return found;
}
