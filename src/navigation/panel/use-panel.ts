import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { logProblem } from '#src/device/log.ts';

const failed = (cause: unknown) => logProblem('The panel stayed', cause);

/** A panel or drawer. It stands in the address, so that going back closes it and another screen comes without it. */
export function usePanel(name: string) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get('panel') === name;

  const fromHere = (state as { fromHere?: boolean } | null)?.fromHere === true;

  function open(to: { state: { fromHere: boolean }; replace?: boolean }) {
    const next = new URLSearchParams(search);
    next.set('panel', name);
    setSearch(next, to);
  }

  const show = () => open({ state: { fromHere: true } });
  // In the place of the panel that is open, and closed as that one would be.
  const showInstead = () => open({ state: { fromHere }, replace: true });

  function hide() {
    if (!isOpen) return;
    // Opened here: one step back is the screen without it. Opened by its address: it is taken out.
    if (fromHere) {
      Promise.resolve(navigate(-1)).catch(failed);
      return;
    }
    const next = new URLSearchParams(search);
    next.delete('panel');
    setSearch(next, { replace: true });
  }

  return { open: isOpen, show, showInstead, hide };
}
