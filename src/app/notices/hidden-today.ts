import { useState } from 'react';
import { useServerNow } from '#src/data/use-server-now.ts';
import { keep, readKept } from '#src/device/storage.ts';
import { showDate } from '#src/i18n/time.ts';

const hourMs = 3_600_000;

/** Whether something was hidden today on this device, and what hides it until tomorrow. `key` names it in the storage. */
export function useHiddenToday(key: string): { isHidden: boolean; hide: () => void; now: number } {
  const now = useServerNow(hourMs);
  const today = showDate(now);
  const [, setHidden] = useState('');
  return {
    now,
    isHidden: readKept(key) === today,
    hide: () => {
      keep(key, today);
      setHidden(key + today);
    },
  };
}
