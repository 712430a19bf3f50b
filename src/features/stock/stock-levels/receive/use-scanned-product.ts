import { useRef, useState } from 'react';
import { signal } from '#src/device/chime.ts';
import { logProblem } from '#src/device/log.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { findProduct } from './find-product.ts';
import type { Received } from './lines.ts';

/** What was scanned and is of no line: codes that stand for nothing, and those that could not be looked up. */
export interface Missed {
  readonly unknown: readonly string[];
  readonly unanswered: readonly string[];
}

const nothing: Missed = { unknown: [], unanswered: [] };

/** Finds the product of each code that is scanned, one after the other, however fast somebody scans on. What is missed stays told until somebody has read it. */
export function useScannedProduct(onFound: (product: Received) => unknown) {
  const siteId = useSiteId();
  const [missed, setMissed] = useState(nothing);
  const queue = useRef(Promise.resolve());
  async function find(code: string) {
    const product = await findProduct(siteId, code);
    signal(product ? 'ok' : 'bad');
    if (product) await onFound(product);
    else setMissed((now) => ({ ...now, unknown: [...new Set([...now.unknown, code])] }));
  }
  function look(code: string) {
    queue.current = queue.current
      .then(() => find(code))
      .catch((cause: unknown) => {
        logProblem('A scanned code was not looked up', cause);
        signal('bad');
        // Each of them was a piece.
        setMissed((now) => ({ ...now, unanswered: [...now.unanswered, code] }));
      });
  }
  useScan(look);
  return {
    missed,
    onAgain: () => {
      setMissed((now) => ({ ...now, unanswered: [] }));
      for (const code of missed.unanswered) look(code);
    },
    onRead: () => setMissed((now) => ({ ...now, unknown: [] })),
  };
}
