import { useEffect, useRef, type ReactNode } from 'react';
import './scanned-goods.css';

interface Props {
  /** What was scanned last: another one with each scan. Its row is marked by `aria-current`. */
  readonly last: object;
  readonly children: ReactNode;
}

/** Rows that are counted by a scanner; the one that was counted last is in sight. */
export function ScannedRows({ last, children }: Props) {
  const list = useRef<HTMLOListElement>(null);
  // A user who scans looks at the device for what it took.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [last]);
  return (
    <ol ref={list} className="rows scanned-goods">
      {children}
    </ol>
  );
}
