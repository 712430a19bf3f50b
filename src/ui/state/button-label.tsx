import type { ReactNode } from 'react';

/** The label of what shows a spinner before it. Text has an element of its own, which is still there when a browser has translated it. */
export function ButtonLabel({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <span>{children}</span> : children;
}
