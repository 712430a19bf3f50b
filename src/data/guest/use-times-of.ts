import { useEffect } from 'react';
import { showTimesIn, shownZone } from '#src/i18n/time.ts';

/** Shows times as a clock at the site does, whatever zone this device is in. */
export function useTimesOf(zone: string | undefined): void {
  useEffect(() => {
    if (zone === undefined) return;
    const before = shownZone();
    showTimesIn(zone);
    return () => showTimesIn(before);
  }, [zone]);
}
