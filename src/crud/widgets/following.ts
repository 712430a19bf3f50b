import { createContext, type RefObject } from 'react';
import type { Row } from '#contract/kit/row.ts';

/** What else changes with a change that a person makes in a form. */
export type Follow = (change: Partial<Row>) => Partial<Row>;

/** Where the lines of a document say what follows in them from the other fields of its form. */
export const Following = createContext<RefObject<Follow | null> | null>(null);
