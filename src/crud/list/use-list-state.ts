import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Resource } from '#contract/kit/resource.ts';
import { logProblem } from '#src/device/log.ts';
import { readState, writeState, type ListState } from './list-state.ts';

/** Changes how a list stands; `instead` leaves no step to go back to. */
export type GoTo = (next: ListState, options?: { instead?: boolean }) => void;

const stayed = (cause: unknown) => logProblem('The list stayed as it was', cause);

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
