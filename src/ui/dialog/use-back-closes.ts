import { useEffect, useEffectEvent } from 'react';
import { logProblem } from '#src/device/log.ts';

/** Has going back close something for as long as it is open. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const asked = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    // With the first that opens: a page that has none yet does without.
    const begun = import('./back-closes.ts').then(
      ({ closeOnBack }) => closeOnBack(() => asked()),
      (cause: unknown) => logProblem('Going back leaves the page', cause),
    );
    return () => void begun.then((closed) => closed?.());
  }, [open]);
}
