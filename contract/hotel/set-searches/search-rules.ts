import { spotOf } from '../storage-places/rack-rules.ts';

const reading = new Intl.Collator('nb', { numeric: true });

/** The places near one where a set is easily put by mistake: in its column, and beside it on its level. */
export function nearTo(
  code: string,
  places: readonly string[],
): { same_column: string[]; beside: string[] } {
  const { rack, column, level } = spotOf(code);
  const others = places.filter((one) => one !== code).map((one) => ({ one, ...spotOf(one) }));
  const inRack = others.filter((spot) => spot.rack === rack);
  const columns = [...new Set([column, ...inRack.map((spot) => spot.column)])].toSorted(
    reading.compare,
  );
  const at = columns.indexOf(column);
  const next = [columns[at - 1], columns[at + 1]];
  return {
    same_column: inRack.filter((spot) => spot.column === column).map(({ one }) => one),
    beside: inRack
      .filter((spot) => spot.level === level && next.includes(spot.column))
      .map(({ one }) => one),
  };
}
