import { useEffect, useState } from 'react';
import { serverNow } from './server-time.ts';

/** Now by the server's clock (ms), new every so many ms. */
export function useServerNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
