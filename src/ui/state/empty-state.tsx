import type { ReactNode } from 'react';
import './states.css';

/** Says that there is nothing here yet, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="state stack tight center">
      <p className="state-title t18 strong">{title}</p>
      {children}
    </div>
  );
}
