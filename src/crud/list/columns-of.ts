import type { Resource } from '#contract/kit/resource.ts';
import { keep, readKept } from '#src/device/storage.ts';
import { readColumns, startColumns, writeColumns, type Column } from '../table/columns.ts';
import type { ListState } from './list-state.ts';

const keptAs = ({ name }: Resource) => `wheelhouse.columns.${name}`;

/** The columns of a list: the address's, else the person's own on this device, else those it starts with. */
export function columnsOf(resource: Resource, { columns, view }: ListState): readonly Column[] {
  const own = view === null ? readColumns(readKept(keptAs(resource)), resource) : null;
  return columns ?? own ?? startColumns(resource);
}

/** Keeps somebody's columns on this device for the list without a view. */
export function keepColumns(resource: Resource, columns: readonly Column[]): void {
  const text = writeColumns(columns);
  keep(keptAs(resource), text === writeColumns(startColumns(resource)) ? null : text);
}
