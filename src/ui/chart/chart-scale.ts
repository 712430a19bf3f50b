/** Numbers on an axis from 0 up to what holds `most`: a few, round, and whole unless told otherwise. */
export function ticksTo(most: number, about = 4): number[] {
  const rough = Math.max(most, 1) / about;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].find((by) => by * ten >= rough)! * ten);
  const count = Math.ceil(Math.max(most, 1) / step);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** Where points stand, from 0 to 1: by their numbers where they have some, such as times, else evenly. */
export function placesOf(count: number, at?: readonly number[]): number[] {
  const [first = 0, last = 0] = [at?.[0], at?.at(-1)];
  return Array.from({ length: count }, (_, index) => {
    if (!at) return (index + 0.5) / count;
    return last === first ? 0.5 : ((at[index] ?? first) - first) / (last - first);
  });
}

/** Which points are named below the axis, so that no two names stand in each other: the last, the first, and those between that have room. */
export function namedPoints(places: readonly number[], least = 0.2): number[] {
  const last = places.length - 1;
  const named: number[] = [];
  for (const [index, place] of places.entries()) {
    const before = places[named.at(-1) ?? -1] ?? -1;
    const hasRoom = place - before >= least && places[last]! - place >= least;
    if (index === last || index === 0 || hasRoom) named.push(index);
  }
  return named;
}

/** The point nearest to a place. */
export const nearest = (places: readonly number[], place: number): number =>
  places.reduce(
    (best, one, at) =>
      Math.abs(one - place) < Math.abs((places[best] ?? Infinity) - place) ? at : best,
    0,
  );
