import type { ReactNode } from 'react';
import './facts.css';

interface Props {
  /** What is empty is left out. */
  of: readonly ReactNode[];
}

/** Short facts beside each other, each a thing of its own: read out with a pause between them. */
export function Facts({ of }: Props) {
  const known = of.filter(Boolean);
  if (known.length === 0) return null;
  return (
    <span className="facts-line">
      {known.map((one, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they have no other name, and no state
        <span key={at}>
          {one}
          {at < known.length - 1 && <span className="visually-hidden">, </span>}
        </span>
      ))}
    </span>
  );
}
