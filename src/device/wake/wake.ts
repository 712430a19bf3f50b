const every = 5_000;
// Timers of a page in sight are never this late, unless the device slept or its clock was set.
const jump = 20_000;
// One waking up is told by several events.
const once = 1_000;

/**
 * Calls back when the page may have missed something: it is looked at again, the browser took it
 * from its cache, the network came back, or the clock jumped. Returns what ends it.
 */
export function watchWake(woke: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  let last = -Infinity;
  const wake = () => {
    // Either way: a clock that was set back is no reason to sleep on.
    const again = Math.abs(Date.now() - last) < once;
    if (document.visibilityState !== 'visible' || again) return;
    last = Date.now();
    woke();
  };
  let seen = Date.now();
  const timer = setInterval(() => {
    const late = Math.abs(Date.now() - seen - every) > jump;
    seen = Date.now();
    if (late) wake();
  }, every);
  document.addEventListener('visibilitychange', wake, { signal });
  globalThis.addEventListener('pageshow', (event) => event.persisted && wake(), { signal });
  globalThis.addEventListener('online', wake, { signal });
  return () => {
    clearInterval(timer);
    over.abort();
  };
}
