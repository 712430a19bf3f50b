import { useRef, useState } from 'react';
import { keepInTab, readInTab } from '#src/device/storage.ts';
import { tokenFor } from '#src/data/tokens.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { nothing, type InHand } from './in-hand.ts';

/** What somebody counts just now in a stock take, over a reload too: ten pieces that were scanned are not scanned again. */
export function useInHand(takeId: number) {
  const siteId = useSiteId();
  // The next person in this tab must not find it.
  const place = `wheelhouse.count.${tokenFor(siteId)?.userId}.${siteId}.${takeId}`;
  const [inHand, setInHand] = useState(
    () => (JSON.parse(readInTab(place) ?? 'null') as InHand | null) ?? nothing,
  );
  // Somebody scans on before the one before is found, and each counts upon the others.
  const latest = useRef(inHand);
  latest.current = inHand;
  function change(next: InHand) {
    latest.current = next;
    setInHand(next);
    keepInTab(place, next === nothing ? null : JSON.stringify(next));
  }
  return { inHand, latest, change };
}
