/** Does something once the page has been in sight for so long (ms) without a break; returns what gives it up. */
export function onceSeenFor(ms: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new AbortController();
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      over.abort();
      run();
    }, ms);
  };
  document.addEventListener('visibilitychange', look, { signal: over.signal });
  look();
  return () => {
    clearTimeout(timer);
    over.abort();
  };
}
