import { logProblem } from './log.ts';
import { keep, readKept } from './storage.ts';

const key = 'wheelhouse.persistent';

/** What the browser said when asked never to clear this device's data by itself: `yes`, `no`, or null when it was not asked. */
export const persistence = (): string | null => readKept(key);

/** Asks for it, again as long as the answer is no: browsers say yes to what is used often or installed. */
export function requestPersistence(): void {
  if (persistence() === 'yes' || !navigator.storage?.persist) return;
  navigator.storage.persist().then(
    (granted) => keep(key, granted ? 'yes' : 'no'),
    (cause: unknown) => logProblem('Storage was not made persistent', cause),
  );
}
