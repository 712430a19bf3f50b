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
  const [selected, setSelected] = useState(none);
  const { ids } = here(selected, within);

  // Who presses keys fast selects the next row before the one before it is drawn.
  const change = (next: (now: Selected) => { ids: Iterable<number>; last: number | null }) =>
    setSelected((now) => {
      const { ids: all, last } = next(here(now, within));
      return { within, ids: new Set([...all].slice(0, most)), last };
    });

  return {
    ids,
    /** Turns one row; with `range` all rows from the one turned last to this one become as it becomes. */
    turn: (id: number, rows: readonly number[], range = false) =>
      change((now) => {
        const on = !now.ids.has(id);
        const from = range && now.last !== null ? now.last : id;
        const [a, b] = [rows.indexOf(from), rows.indexOf(id)];
        const between = a < 0 ? [id] : rows.slice(Math.min(a, b), Math.max(a, b) + 1);
        const others = [...now.ids].filter((one) => !between.includes(one));
        return { ids: on ? [...others, ...between] : others, last: id };
      }),
    /** Selects all of these, or none of them when they are selected already. */
    toggleAll: (rows: readonly number[]) =>
      change((now) => {
        const all = rows.every((id) => now.ids.has(id));
        const others = [...now.ids].filter((one) => !rows.includes(one));
        return { ids: all ? others : [...others, ...rows], last: null };
      }),
    clear: () => setSelected(none),
  };
}

const here = (selected: Selected, within: string): Selected =>
  selected.within === within ? selected : none;

export type Selection = ReturnType<typeof useSelection>;
