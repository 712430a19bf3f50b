// What cameras and tired eyes take for each other.
const duplicates: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  B: '8',
  S: '5',
  Z: '2',
  G: '6',
};

/** A plate with the letters that are taken for digits as those digits. */
export const blurred = (plate: string): string =>
  [...plate].map((letter) => duplicates[letter] ?? letter).join('');

/** How many letters have to be changed, added or left out to make one plate of another; those that look alike count as one. */
export function plateDistance(one: string, other: string): number {
  const [from, to] = [[...blurred(one)], [...blurred(other)]];
  let row = to.map((_, at) => at + 1);
  from.forEach((letter, i) => {
    let [corner, left] = [i, i + 1];
    row = row.map((above, j) => {
      const cost = Math.min(above + 1, left + 1, corner + (letter === to[j] ? 0 : 1));
      corner = above;
      left = cost;
      return cost;
    });
  });
  return row.at(-1) ?? from.length;
}

/** Parts of a plate of which a plate that differs by two has at least one unchanged: its thirds, from three letters on. */
export function partsOf(plate: string): string[] {
  const size = Math.max(2, Math.floor(plate.length / 3));
  const starts = [0, size, 2 * size].filter((start) => start < plate.length);
  return starts
    .map((start, at) => plate.slice(start, at === starts.length - 1 ? undefined : start + size))
    .filter((part) => part.length > 1);
}
