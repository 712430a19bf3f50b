/** Calls back with the path that a push message on this device was opened for; returns what ends it. */
export function onOpenedFromOutside(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const listener = ({ data }: MessageEvent) => {
    const said = data as { type?: unknown; path?: unknown } | null;
    if (said?.type === 'OPEN' && typeof said.path === 'string' && /^\/\d+\//.test(said.path)) {
      open(said.path);
    }
  };
  navigator.serviceWorker.addEventListener('message', listener);
  return () => navigator.serviceWorker.removeEventListener('message', listener);
}
