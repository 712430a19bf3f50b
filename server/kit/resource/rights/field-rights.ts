import { exportRight, fieldsOfMany, mayWrite, type May } from '#contract/kit/field-rights.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import type { ListQuery } from '../filters.ts';
import type { RowChange } from '../history-repo.ts';

const mayOf =
  ({ rights }: Pick<Actor, 'rights'>): May =>
  (right) =>
    rights.has(right);

/** Refuses a change of a field that takes a right of its own to those who lack it, at that field. */
export function checkFieldRights(
  resource: Pick<Resource, 'fields'>,
  caller: Pick<Actor, 'rights'>,
  changes: readonly Pick<RowChange['changes'][number], 'field'>[],
): void {
  for (const { field } of changes) {
    const { write } = resource.fields[field]!;
    if (write === undefined || mayWrite({ write }, mayOf(caller))) continue;
    throw new AppError('common.no_right', { right: write }, { [field]: 'fields.no_right' });
  }
}

/** Refuses to narrow or sort a list by what it does not show the caller: the order would reveal it. */
export function checkFilters(resource: Resource, caller: Actor, query: ListQuery): void {
  const shown = fieldsOfMany(resource, mayOf(caller), query);
  const [sorted] = String(query['sort_by'] ?? '').split(':');
  for (const [name, { read, readMany }] of Object.entries(resource.fields)) {
    const right = read && !caller.rights.has(read) ? read : readMany;
    if (right === undefined || shown.includes(name)) continue;
    const isUsed = [name, `${name}_from`, `${name}_to`].some((part) => query[part] !== undefined);
    if (isUsed || sorted === name) throw new AppError('common.no_right', { right });
  }
}

/** The rows of a list without what the caller reads only of one at a time. */
export function rowsShown(
  resource: Resource,
  caller: Actor,
  query: ListQuery,
  rows: readonly Row[],
): Row[] {
  const shown = new Set(fieldsOfMany(resource, mayOf(caller), query));
  const left = new Set(Object.keys(resource.fields).filter((name) => !shown.has(name)));
  if (left.size === 0) return [...rows];
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([name]) => !left.has(name))) as Row,
  );
}

/** The fields that a file may have for the caller. */
export const fieldsOfFile = (resource: Resource, caller: Actor, query: ListQuery): string[] =>
  fieldsOfMany(resource, mayOf(caller), query).filter((name) => {
    const right = exportRight(resource.fields[name]!);
    return right === undefined || caller.rights.has(right);
  });
