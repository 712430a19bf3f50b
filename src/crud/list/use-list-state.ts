import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Resource } from '#contract/kit/resource.ts';
import { logProblem } from '#src/device/log.ts';
import type { Within } from '../record/use-within.ts';
import { readState, writeState, type ListState } from './list-state.ts';

/** Changes how a list stands; `instead` leaves no step to go back to. */
export type GoTo = (next: ListState, options?: { instead?: boolean }) => void;

const stayed = (cause: unknown) => logProblem('The list stayed as it was', cause);

interface How {
  /** How it stands where the address says nothing of it; the whole list then says so. */
  readonly begin?: string | undefined;
  /** What narrows it whatever the address says. */
  readonly within?: Within | undefined;
}

/** How the list in the address stands, and what changes it there. */
export function useListState(
  resource: Resource,
  { begin = '', within }: How = {},
): [state: ListState, go: GoTo] {
  const [address] = useSearchParams();
  const { state: step } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const go = useCallback<GoTo>(
    (next, { instead = false } = {}) => {
      const written = writeState(resource, next, address);
      if (begin !== '' && isUnnarrowed(resource, written)) written.set('view', all);
      const search = written.toString();
      // In the place of a step, what is known of that step holds on.
      const how = instead ? { replace: true, state: step } : {};
      Promise.resolve(navigate({ search }, how)).catch(stayed);
    },
    [address, begin, navigate, resource, step],
  );
  const shown =
    begin !== '' && isUnnarrowed(resource, address) ? new URLSearchParams(begin) : address;
  const state = readState(resource, shown);
  const filters = { ...state.filters, ...(within && { [within.field]: String(within.id) }) };
  return [{ ...state, filters, view: state.view === all ? null : state.view }, go];
}

// The whole list, where a list begins narrowed.
const all = 'all';

const isUnnarrowed = (resource: Resource, address: URLSearchParams): boolean =>
  !address.has('view') && writeState(resource, readState(resource, address)).toString() === '';
