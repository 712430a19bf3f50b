import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Row } from '#contract/kit/row.ts';
import { useScreenKeys } from '#src/navigation/screen-keys.ts';
import type { Selection } from '../bulk/use-selection.ts';

interface Input {
  table: RefObject<HTMLTableElement | null>;
  rows: readonly Row[];
  start: number | null;
  selection: Selection | undefined;
  onOpen: (row: Row, options?: { edit?: boolean }) => void;
  /** Turns the page of the list; returns whether there is such a page. */
  onTurnPage?: (by: 1 | -1) => boolean;
}

const jump = 10;

/**
 * The keys of a grid: arrows, Home and End along a row (with Ctrl to the first and the last), a page
 * up and down by ten rows and over the page's edge to the next, Enter opens, space selects, with
 * Shift from the row before; from anywhere j and k walk, x selects, e edits.
 */
export function useGridKeys({ table, rows, start, selection, onOpen, onTurnPage }: Input) {
  const found = rows.findIndex(({ id }) => id === start);
  const [at, setAt] = useState({ row: Math.max(0, found), column: 0 });
  // Who presses keys fast is further than what is drawn.
  const now = useRef(at);
  const ids = rows.map(({ id }) => id);

  function go(row: number, column: number) {
    const cell = table.current?.tBodies[0]?.rows[row]?.cells[column];
    if (!cell) return;
    now.current = { row, column };
    setAt(now.current);
    cell.focus();
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  // A user who comes back goes on from the row they went to.
  useEffect(() => {
    const cell = found < 0 ? undefined : table.current?.tBodies[0]?.rows[found]?.cells[0];
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest' });
    // Once: later changes of the rows must not carry the focus away.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // A user who turned the page by keys goes on in the new one.
  const turned = useRef<1 | -1 | null>(null);
  useEffect(() => {
    const by = turned.current;
    turned.current = null;
    if (by !== null) go(by === 1 ? 0 : rows.length - 1, at.column);
    // Only when other rows came.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows]);
  function turnPage(by: 1 | -1) {
    if (onTurnPage?.(by)) turned.current = by;
  }

  function walk(by: number) {
    const isIn = table.current?.tBodies[0]?.contains(document.activeElement) ?? false;
    const { row, column } = now.current;
    go(isIn ? row + by : row, column);
  }
  const turn = (range = false) => {
    const row = rows[now.current.row];
    if (row) selection?.turn(row.id, ids, range);
  };
  const open = (edit = false) => {
    const row = rows[now.current.row];
    if (row) onOpen(row, { edit });
  };

  useScreenKeys([
    { key: 'j', what: 'crud:keys.next', act: () => walk(1) },
    { key: 'k', what: 'crud:keys.previous', act: () => walk(-1) },
    ...(selection ? [{ key: 'x', what: 'crud:keys.select' as const, act: () => turn() }] : []),
    { key: 'e', what: 'crud:keys.edit', act: () => open(true) },
  ]);

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const cell = (event.target as Element).closest<HTMLTableCellElement>('tbody td');
    if (!cell || event.altKey) return;
    const row = (cell.parentElement as HTMLTableRowElement).sectionRowIndex;
    const column = cell.cellIndex;
    const last = { row: rows.length - 1, column: (cell.parentElement?.children.length ?? 1) - 1 };
    const wide = event.ctrlKey || event.metaKey;
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(Math.min(row + 1, last.row), column),
      ArrowUp: () => go(Math.max(row - 1, 0), column),
      ArrowRight: () => go(row, Math.min(column + 1, last.column)),
      ArrowLeft: () => go(row, Math.max(column - 1, 0)),
      Home: () => go(wide ? 0 : row, 0),
      End: () => go(wide ? last.row : row, last.column),
      PageDown: () => (row === last.row ? turnPage(1) : go(Math.min(row + jump, last.row), column)),
      PageUp: () => (row === 0 ? turnPage(-1) : go(Math.max(row - jump, 0), column)),
      Enter: () => rows[row] && onOpen(rows[row]),
      ' ': () => rows[row] && selection?.turn(rows[row].id, ids, event.shiftKey),
    };
    const move = moves[event.key];
    if (!move || (wide && !['Home', 'End'].includes(event.key))) return;
    event.preventDefault();
    move();
  }

  const reached = { row: Math.min(at.row, Math.max(0, rows.length - 1)), column: at.column };
  return {
    onKeyDown,
    tabIndexOf: (row: number, column: number) =>
      row === reached.row && column === reached.column ? 0 : -1,
  };
}
