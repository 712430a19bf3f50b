import { useEffect, useRef } from 'react';
import { onScan } from './scanner.ts';

/** Takes what is scanned as long as a screen is shown; what `handler` answers with `false` it leaves to others. */
export function useScan(handler: (code: string) => unknown): void {
  const now = useRef(handler);
  useEffect(() => {
    now.current = handler;
  });
  useEffect(() => onScan((code) => now.current(code)), []);
}
