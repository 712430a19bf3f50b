import type { ReactNode } from 'react';

/** One piece under its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="stack tight">
      <h2 className="muted small">{name}</h2>
      {children}
    </div>
  );
}
