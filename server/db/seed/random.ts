/** Numbers that look random and are the same in every run. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** A source of randomness that always tells the same from the same seed (mulberry32). */
export function makeRandom(seed: number): Random {
  let state = seed;
  function next(): number {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
