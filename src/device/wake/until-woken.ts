/** Resolves after so many ms (null: never by itself), or sooner: when the page is looked at or left, when the network comes, or when `signal` is aborted. */
export function untilWoken(ms: number | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = ms === null ? undefined : setTimeout(end, ms);
    document.addEventListener('visibilitychange', end, { signal: over.signal });
    globalThis.addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
    if (signal.aborted) end();
  });
}
