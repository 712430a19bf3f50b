/** Calls back with the path that a push message on this device was opened for; returns what ends it. */
export function onOpenedFromOutside(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const listener = ({ data }: MessageEvent) => {
    const message = data as { type?: unknown; path?: unknown } | null;
    if (
      message?.type === 'OPEN' &&
      typeof message.path === 'string' &&
      /^\/\d+\//.test(message.path)
    ) {
      open(message.path);
    }
  };
  navigator.serviceWorker.addEventListener('message', listener);
  return () => navigator.serviceWorker.removeEventListener('message', listener);
}
