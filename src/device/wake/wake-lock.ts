import { logProblem } from '../log.ts';

/** Keeps the screen lit as long as it is looked at, until the returned function is called. Where the system does not let us, it goes dark as ever. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  const over = new AbortController();
  let lock: WakeLockSentinel | undefined;
  // The system takes the lock back whenever the page is hidden.
  const take = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over.signal.aborted) await lock.release();
    } catch (cause) {
      logProblem('The screen may go dark', cause);
    }
  };
  document.addEventListener('visibilitychange', () => void take(), { signal: over.signal });
  void take();
  return () => {
    over.abort();
    void lock?.release();
  };
}
