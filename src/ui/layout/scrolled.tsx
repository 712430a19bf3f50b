import type { ReactNode } from 'react';

interface Props {
  /** What it is, for who does not see it. */
  label: string;
  children: ReactNode;
}

/** What may be wider than its place, as a table on a phone: it is scrolled by touch and, as it takes the focus, by keys. */
export function Scrolled({ label, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled is scrolled by keys, too
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
