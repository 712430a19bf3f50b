import { useRef, useState } from 'react';
import { signal } from '#src/device/chime.ts';
import { logProblem } from '#src/device/log.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { findProduct } from './find-product.ts';
import type { Received } from './lines.ts';

/** Finds the product of each code that is scanned, one after the other, however fast somebody scans on. Answers the code that stands for none, until the next is found. */
export function useScannedProduct(onFound: (product: Received) => void): string {
  const siteId = useSiteId();
  const [unknown, tellUnknown] = useState('');
  const queue = useRef(Promise.resolve());
  async function find(code: string) {
    const product = await findProduct(siteId, code);
    signal(product ? 'ok' : 'bad');
    tellUnknown(product ? '' : code);
    if (product) onFound(product);
  }
  useScan((code) => {
    queue.current = queue.current
      .then(() => find(code))
      .catch((cause: unknown) => {
        logProblem('No product was found', cause);
        signal('bad');
        tellUnknown(code);
      });
  });
  return unknown;
}
