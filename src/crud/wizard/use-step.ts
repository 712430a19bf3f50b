import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { withQuery } from '#src/navigation/page/with-query.ts';

/** One of several steps, as data. */
export interface Step<Name extends string = string> {
  readonly name: Name;
  readonly title: string;
  /** Whether it can be gone to: what it builds upon is there. */
  readonly open: boolean;
}

/** Which step `?step=` asks for: the one named, else the furthest that is open. */
export function stepAt(steps: readonly Step[], wanted: string | null): number {
  const named = steps.findIndex(({ name, open }) => name === wanted && open);
  return named === -1 ? steps.findLastIndex(({ open }) => open) : named;
}

/** The step that the address asks for, and the ways to others: the browser's back and forward go through them. */
export function useStep<Name extends string>(steps: readonly Step<Name>[]) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const at = Math.max(stepAt(steps, search.get('step')), 0);
  const pathOf = (step: Name | null) => `${pathname}?${withQuery(search, { step }).toString()}`;
  return {
    at,
    now: steps[at]!,
    pathOf,
    go: (step: Name) => navigate(pathOf(step)),
    /** Leaves all steps behind: what they were for is done, or given up. */
    leave: () => navigate(pathOf(null), { replace: true }),
  };
}
