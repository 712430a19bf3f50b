/** What stands in one day at one time, by the number of the day; undefined where that day has no such time. */
interface TimeRow<T> {
  /** What the clock shows: `08:15`. */
  readonly time: string;
  readonly at: readonly (T | undefined)[];
}

/** Where and when a start is, as the clock there shows it. */
interface Wall {
  readonly day: string;
  readonly time: string;
}

/**
 * Times as rows of one clock time each, a column for each day. An hour that comes twice in a night has two
 * rows, one that does not come leaves its day empty.
 */
export function timeRows<T>(
  times: readonly T[],
  days: readonly string[],
  wallOf: (time: T) => Wall,
): TimeRow<T>[] {
  const rows = new Map<string, (T | undefined)[]>();
  for (const one of times) {
    const { day, time } = wallOf(one);
    const column = days.indexOf(day);
    if (column < 0) continue;
    let again = 0;
    while (rows.get(`${time} ${again}`)?.[column] !== undefined) again += 1;
    const row = rows.get(`${time} ${again}`) ?? days.map(() => undefined);
    row[column] = one;
    rows.set(`${time} ${again}`, row);
  }
  return [...rows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, at]) => ({ time: key.slice(0, 5), at }));
}

/** A place in rows of times. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Where a key leads from a place: to the next time that way, over what is empty; undefined for a key that leads nowhere. */
export function placeAfter<T>(
  rows: readonly TimeRow<T>[],
  from: Place,
  key: string,
): Place | undefined {
  if (key === 'Home' || key === 'End') {
    const places = rows.flatMap(({ at }, row) =>
      at[from.column] === undefined ? [] : [{ row, column: from.column }],
    );
    return places.at(key === 'Home' ? 0 : -1);
  }
  const step = steps[key];
  if (!step) return undefined;
  let { row, column } = from;
  for (;;) {
    row += step[0];
    column += step[1];
    const next = rows[row]?.at;
    if (!next || column < 0 || column >= next.length) return undefined;
    if (next[column] !== undefined) return { row, column };
  }
}
