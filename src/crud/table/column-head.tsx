import type { PointerEvent } from 'react';
import { classes } from '#src/ui/classes.ts';

interface Props {
  label: string;
  /** How the list is sorted by it; null where it cannot be. */
  sort: 'none' | 'ascending' | 'descending' | null;
  numeric: boolean;
  /** It stays in sight at the end of the table. */
  pinned: boolean;
  onSort: () => void;
  onWidth?: ((width: number) => void) | undefined;
}

const marks = { none: '', ascending: '↑', descending: '↓' };

/** A column's heading: sorts by a press, is drawn wider at its edge (the column chooser does it by keys). */
export function ColumnHead({ label, sort, numeric, pinned, onSort, onWidth }: Props) {
  function draw(event: PointerEvent<HTMLSpanElement>) {
    const handle = event.currentTarget;
    const { pointerId, clientX: from } = event;
    const start = handle.parentElement?.getBoundingClientRect().width ?? 0;
    const over = new AbortController();
    const { signal } = over;
    handle.setPointerCapture(pointerId);
    const move = ({ clientX }: globalThis.PointerEvent) => onWidth?.(start + clientX - from);
    handle.addEventListener('pointermove', move, { signal });
    handle.addEventListener('lostpointercapture', () => over.abort(), { signal });
    event.preventDefault();
  }

  return (
    <th
      scope="col"
      className={classes(numeric && 'numeric', pinned && 'list-pinned')}
      aria-sort={sort === null ? undefined : sort}
    >
      {sort === null ? (
        <span>{label}</span>
      ) : (
        <button type="button" onClick={onSort}>
          {label}
          <span aria-hidden="true">{marks[sort]}</span>
        </button>
      )}
      {onWidth && <span className="column-edge" aria-hidden="true" onPointerDown={draw} />}
    </th>
  );
}
