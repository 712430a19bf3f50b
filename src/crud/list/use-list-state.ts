import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Resource } from '#contract/kit/resource.ts';
import { logProblem } from '#src/device/log.ts';
import { keep, readKept } from '#src/device/storage.ts';
import { readColumns, startColumns, writeColumns, type Column } from '../table/columns.ts';
import { readState, writeState, type ListState } from './list-state.ts';

/** Changes how a list stands; `instead` leaves no step to go back to. */
export type GoTo = (next: ListState, options?: { instead?: boolean }) => void;

const stayed = (cause: unknown) => logProblem('The list stayed as it was', cause);

const keptAs = ({ name }: Resource) => `wheelhouse.columns.${name}`;

/** How the list in the address stands, and what changes it there. */
export function useListState(resource: Resource): [state: ListState, go: GoTo] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const go = useCallback<GoTo>(
    (next, { instead = false } = {}) => {
      const search = writeState(resource, next).toString();
      Promise.resolve(navigate({ search }, { replace: instead })).catch(stayed);
    },
    [navigate, resource],
  );
  return [readState(resource, search), go];
}

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
