import { useState } from 'react';

interface Selected {
  readonly within: string;
  readonly ids: ReadonlySet<number>;
  readonly last: number | null;
}

const none: Selected = { within: '', ids: new Set(), last: null };
// The contract changes no more of them at once.
const most = 200;

/**
 * Which rows are selected, over several pages. What is selected within one question means nothing
 * within another: it is forgotten with it.
 */
export function useSelection(within: string) {
  const [selected, select] = useState(none);
  const { ids, last } = selected.within === within ? selected : none;

  const set = (next: Iterable<number>, from: number | null) =>
    select({ within, ids: new Set([...next].slice(0, most)), last: from });

  return {
    ids,
    /** Turns one row; with `range` all rows from the one turned last to this one become as it becomes. */
    turn(id: number, rows: readonly number[], range = false) {
      const on = !ids.has(id);
      const [a, b] = [rows.indexOf(range && last !== null ? last : id), rows.indexOf(id)];
      const between = a < 0 ? [id] : rows.slice(Math.min(a, b), Math.max(a, b) + 1);
      const others = [...ids].filter((one) => !between.includes(one));
      set(on ? [...others, ...between] : others, id);
    },
    /** Selects all of these, or none of them when they are selected already. */
    toggleAll(rows: readonly number[]) {
      const all = rows.every((id) => ids.has(id));
      const others = [...ids].filter((one) => !rows.includes(one));
      set(all ? others : [...others, ...rows], null);
    },
    clear: () => select(none),
  };
}

export type Selection = ReturnType<typeof useSelection>;
