import { useSyncExternalStore } from 'react';
import { showDate } from '#src/i18n/time.ts';
import { serverNow } from '#src/data/server-time.ts';

const everyMs = 30_000;
const waiting = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

// One clock for however many cells there are.
function subscribe(changed: () => void): () => void {
  waiting.add(changed);
  timer ??= setInterval(() => waiting.forEach((each) => each()), everyMs);
  return () => {
    waiting.delete(changed);
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const today = () => showDate(serverNow());

/** Today by the server's clock in the zone shown (`yyyy-MM-dd`); what stands there over midnight is drawn again. */
export const useToday = (): string => useSyncExternalStore(subscribe, today);
