import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { logProblem } from '#src/device/log.ts';

const failed = (cause: unknown) => logProblem('The panel stayed', cause);

/** A panel or drawer. It stands in the address, so that going back closes it and another screen comes without it. */
export function usePanel(name: string) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const open = search.get('panel') === name;

  /** Opens it; `instead` of the panel that is open. */
  function show({ instead = false } = {}) {
    const next = new URLSearchParams(search);
    next.set('panel', name);
    const fromHere = !instead || (state as { fromHere?: boolean } | null)?.fromHere === true;
    setSearch(next, { state: { fromHere }, replace: instead });
  }

  function hide() {
    if (!open) return;
    // Opened here: one step back is the screen without it. Opened by its address: it is taken out.
    if ((state as { fromHere?: boolean } | null)?.fromHere) {
      Promise.resolve(navigate(-1)).catch(failed);
      return;
    }
    const next = new URLSearchParams(search);
    next.delete('panel');
    setSearch(next, { replace: true });
  }

  return { open, show, hide };
}
