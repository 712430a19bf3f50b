import { startTransition, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Row } from '#contract/kit/row.ts';

// What most screens have room for.
const atFirst = 20;

/**
 * The rows that are drawn: at first those that fill a screen, so that they are seen at once, and when
 * they have been painted all of them. All of them at once for whoever comes back to one of them, and
 * for whoever is faster and calls `drawAll`.
 */
export function useDrawnRows(rows: readonly Row[] | undefined, start: number | null) {
  const [all, setAll] = useState(start !== null);
  const areThere = rows !== undefined;
  useEffect(() => {
    if (areThere) startTransition(() => setAll(true));
  }, [areThere]);
  const drawAll = useCallback(() => flushSync(() => setAll(true)), []);
  return { rows: all ? rows : rows?.slice(0, atFirst), drawAll };
}
