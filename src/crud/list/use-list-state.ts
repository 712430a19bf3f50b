import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Resource } from '#contract/kit/resource.ts';
import { logProblem } from '#src/device/log.ts';
import { readState, writeState, type ListState } from './list-state.ts';

/** Changes how a list stands; `instead` leaves no step to go back to. */
export type GoTo = (next: ListState, options?: { instead?: boolean }) => void;

const stayed = (cause: unknown) => logProblem('The list stayed as it was', cause);

/** How the list in the address stands, and what changes it there. */
export function useListState(resource: Resource): [state: ListState, go: GoTo] {
  const [address] = useSearchParams();
  const { state: step } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const go = useCallback<GoTo>(
    (next, { instead = false } = {}) => {
      const search = writeState(resource, next, address).toString();
      // In the place of a step, what is known of that step holds on.
      const how = instead ? { replace: true, state: step } : {};
      Promise.resolve(navigate({ search }, how)).catch(stayed);
    },
    [address, navigate, resource, step],
  );
  return [readState(resource, address), go];
}
