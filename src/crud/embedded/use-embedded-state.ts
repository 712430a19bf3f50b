import { useLocation, useSearchParams } from 'react-router';
import { defaultPageSize } from '#contract/kit/list-query.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { readState, startState, type ListState } from '../list/list-state.ts';

/** What of an embedded list is changed by a press. */
interface Step {
  readonly page?: number;
  readonly sort?: string;
  /** The id of the row that is open in a dialog, `new` for one that is made; null closes it. */
  readonly open?: string | null;
  /** The row that was gone to. */
  readonly row?: number;
}

/** What an embedded list writes into the address of the page that it stands on. */
export const embeddedNames = ['page', 'sort_by', 'open', 'row'] as const;

/** How the list inside a page stands, in that page's address, and what changes it there. */
export function useEmbeddedState(resource: Resource, field: string, owner: number) {
  const [search, setSearch] = useSearchParams();
  // Where the page was come from is still where it is gone back to.
  const { state } = useLocation();
  const { sort, page, row } = readState(resource, search);
  const list: ListState = {
    ...startState(resource, defaultPageSize),
    sort,
    page,
    filters: { [field]: String(owner) },
    row,
  };

  function withStep(step: Step): URLSearchParams {
    const next = new URLSearchParams(search);
    const values = { page: step.page, sort_by: step.sort, open: step.open, row: step.row };
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) continue;
      if (value === null || (name === 'page' && value === 1)) next.delete(name);
      else next.set(name, String(value));
    }
    return next;
  }

  return [
    {
      list,
      open: search.get('open'),
      pathWith: (step: Step) => `?${withStep(step)}`,
    },
    // A dialog that was opened is gone back from; everything else is no step.
    (step: Step) =>
      setSearch(withStep(step), { replace: step.open !== 'new', state: state as unknown }),
  ] as const;
}
