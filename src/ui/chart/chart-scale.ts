/** Numbers on an axis that holds 0, `most` and what is `least` below 0: a few, round, and whole. */
export function ticksTo(most: number, least = 0): number[] {
  const highest = least < 0 ? most : Math.max(most, 1);
  const rough = Math.max(highest - least, 1) / 4;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].find((by) => by * ten >= rough)! * ten);
  const first = Math.floor(least / step);
  const count = Math.ceil(highest / step) - first;
  return Array.from({ length: count + 1 }, (_, at) => (first + at) * step);
}

/** How high a value stands on an axis, from 0 to 1. */
export function heightOn(ticks: readonly number[]): (value: number) => number {
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  return (value) => (value - bottom) / (top - bottom);
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

// How many letters stand beside each other below a box of that width; see chart.css.
const letters = { narrow: 28, medium: 50, wide: 96 };
type Room = keyof typeof letters;

/** From which width of the box on each bar is named, so that no two names stand in each other; null in none. */
export function roomForNames(names: readonly string[]): (Room | null)[] {
  const wanted = names.join('').length;
  const rooms = Object.keys(letters) as Room[];
  // Doubled, so that what a narrow box names a wide one does, too.
  const every = (room: Room) => 2 ** Math.max(0, Math.ceil(Math.log2(wanted / letters[room])));
  return names.map((_, at) => rooms.find((room) => at % every(room) === 0) ?? null);
}

interface Numbered {
  /** Which point it stands over. */
  readonly at: number;
  readonly value: number;
  readonly number: string;
}

const peakOf = <One extends Numbered>(numbered: readonly One[]): One | undefined =>
  numbered.reduce((best, one) => (one.value > best!.value ? one : best), numbered.at(-1));

/** Of numbers the highest and the last. */
export function peakAndLast<One extends Numbered>(numbered: readonly One[]): One[] {
  const peak = peakOf(numbered);
  return numbered.filter((one) => one === peak || one === numbered.at(-1));
}

/**
 * From which width of the box on each number stands over its point, so that no two stand in each
 * other; null in none. Where not all have room, the peak has, and the last one beside it.
 */
export function roomsForNumbers(numbered: readonly Numbered[], points: number): (Room | null)[] {
  const widest = Math.max(0, ...numbered.map(({ number }) => number.length)) + 1;
  const rooms = Object.keys(letters) as Room[];
  const every = rooms.find((room) => widest * points <= letters[room]) ?? null;
  const last = numbered.at(-1);
  const peak = peakOf(numbered);
  return numbered.map((one) => {
    if (one === peak) return 'narrow';
    if (one !== last) return every;
    const between = Math.abs(one.at - peak!.at) / points;
    return rooms.find((room) => between * letters[room] > widest) ?? every;
  });
}

/** The point nearest to a place. */
export const nearest = (places: readonly number[], place: number): number =>
  places.reduce(
    (best, one, at) =>
      Math.abs(one - place) < Math.abs((places[best] ?? Infinity) - place) ? at : best,
    0,
  );
