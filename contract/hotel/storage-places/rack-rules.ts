/** Where a place is in its rack, as one looks at it from the aisle. */
export interface Spot {
  /** '' for a place that stands alone, such as a floor. */
  readonly rack: string;
  readonly column: string;
  readonly level: string;
}

/**
 * Reads a place's code as people do: `A.03-2` is level 2 of the third column of rack A,
 * `C1-R04-H01-2` the second position there of the first level of column R04 in rack C1.
 */
export function spotOf(code: string): Spot {
  const parts = code.split(/[.-]/);
  const [first = '', second = '', third = ''] = parts.slice(-3);
  if (parts.length === 1) return { rack: '', column: first, level: '' };
  if (parts.length === 2) return { rack: first, column: second, level: '' };
  if (parts.length === 3) return { rack: first, column: second, level: third };
  return { rack: parts.slice(0, -3).join('.'), column: `${first}-${third}`, level: second };
}

/** A rack as it is drawn: its columns from left to right, its levels from the floor up. */
export interface Rack {
  readonly zone: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly levels: readonly string[];
  /** Which place of the list stands where. */
  readonly cells: readonly {
    readonly at: number;
    readonly column: number;
    readonly level: number;
  }[];
}

const reading = new Intl.Collator('nb', { numeric: true });
const inOrder = (names: Iterable<string>): string[] => [...new Set(names)].sort(reading.compare);

/** The racks that places stand in, zone by zone. */
export function racksOf(
  places: readonly { readonly code: string; readonly zone: string }[],
): Rack[] {
  const spots = places.map(({ code, zone }, at) => ({
    ...spotOf(code),
    at,
    zone,
    // `A.1-2` and `A-1.2` are two places, so these are two racks.
    written: code.replaceAll(/[^.-]+/g, ' '),
  }));
  const racks = Map.groupBy(spots, ({ zone, rack, written }) => [zone, rack, written].join('\n'));
  return [...racks.values()]
    .map((rack) => {
      const [{ zone, rack: name }] = rack as [(typeof rack)[number]];
      const columns = inOrder(rack.map(({ column }) => column));
      const levels = inOrder(rack.map(({ level }) => level));
      const columnAt = new Map(columns.map((column, at) => [column, at]));
      const levelAt = new Map(levels.map((level, at) => [level, at]));
      const cells = rack.map(({ at, column, level }) => ({
        at,
        column: columnAt.get(column)!,
        level: levelAt.get(level)!,
      }));
      return { zone, name, columns, levels, cells };
    })
    .sort(
      (one, other) =>
        reading.compare(one.zone, other.zone) || reading.compare(one.name, other.name),
    );
}

/** How much a place holds. */
export const occupancies = ['free', 'taken', 'full', 'blocked'] as const;
export type Occupancy = (typeof occupancies)[number];

const nearlyFull = 0.95;

/** Whether so little room for sets is left that somebody has to make some. */
export const isNearlyFull = (taken: number, room: number): boolean => taken > room * nearlyFull;

/** Whether a place has room: blocked goes before all, since nothing may be put there. */
export function occupancyOf(place: {
  readonly room: number;
  readonly taken: number;
  readonly blocked: boolean;
}): Occupancy {
  if (place.blocked) return 'blocked';
  if (place.taken === 0) return 'free';
  return place.taken < place.room ? 'taken' : 'full';
}
