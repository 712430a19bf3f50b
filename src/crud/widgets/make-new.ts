import { createContext, type ReactNode } from 'react';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';

/** What makes a new one of another resource beside a form. */
export interface NewRecordProps {
  readonly of: Resource;
  /** What was typed for its name; null while nobody makes one. */
  readonly called: string | null;
  readonly onMade: (row: Row) => void;
  readonly onClose: () => void;
}

/**
 * How a field that points at another resource makes one that is not there yet: by a form, which has
 * fields itself. Null where nobody can.
 */
export const MakeNew = createContext<((props: NewRecordProps) => ReactNode) | null>(null);
