/** What was done with each thing, in order, by its name: 'store A.1' and 'undo' of a set, say. */
export type Done = ReadonlyMap<string, readonly string[]>;

/** What differs between what people saw as saved and what the database has; each a sentence. */
export interface Verdict {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** What nobody did, or in another order. */
  readonly wrong: readonly string[];
}

/** Compares what people saw as saved with what the database has of the same things. */
export function judge(seen: Done, there: Done): Verdict {
  const verdict = { lost: [] as string[], doubled: [] as string[], wrong: [] as string[] };
  for (const [thing, acts] of seen) {
    const found = there.get(thing) ?? [];
    const all = new Set([...acts, ...found]);
    let differs = false;
    for (const act of all) {
      const more = timesIn(found, act) - timesIn(acts, act);
      if (more === 0) continue;
      differs = true;
      const kind = more < 0 ? 'lost' : acts.includes(act) ? 'doubled' : 'wrong';
      verdict[kind].push(`${thing}: ${act} (${found.join(', ') || 'nothing'})`);
    }
    if (!differs && acts.some((act, at) => act !== found[at])) {
      verdict.wrong.push(`${thing}: ${found.join(', ')} instead of ${acts.join(', ')}`);
    }
  }
  return verdict;
}

const timesIn = (acts: readonly string[], one: string): number =>
  acts.filter((act) => act === one).length;

/** The verdict when all is well. */
export const spotless: Verdict = { lost: [], doubled: [], wrong: [] };
