import type { ReactNode } from 'react';

/** One piece under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="specimen stack tight">
      <h2>{name}</h2>
      {children}
    </div>
  );
}
