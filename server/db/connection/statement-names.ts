const mostNames = 1_000;
const mostSeenOnce = 2_000;
const longest = 20_000;
// Those of a transaction cost nothing to plan, and several in one text cannot be prepared.
const notWorthIt = /^(begin|commit|rollback|savepoint|release)\b|;/i;

/** Names for statements, by which the database keeps their plans instead of making them again. */
export interface StatementNames {
  /** The name of a statement; undefined for one that comes for the first time, or is not to be kept. */
  nameOf(text: string): string | undefined;
  /** Gives all of them other names, because the tables under them have changed. */
  renew(): void;
}

/**
 * Names what comes more than once: what is put together for one occasion would only fill the
 * database's memory, which each connection has of its own. So there is an end to names as well.
 */
export function statementNames(): StatementNames {
  const named = new Map<string, string>();
  const seenOnce = new Set<string>();
  let count = 0;
  return {
    nameOf(text) {
      const known = named.get(text);
      if (known !== undefined || named.size >= mostNames) return known;
      if (text.length > longest || notWorthIt.test(text)) return undefined;
      if (!seenOnce.delete(text)) {
        if (seenOnce.size >= mostSeenOnce) seenOnce.clear();
        seenOnce.add(text);
        return undefined;
      }
      const name = `wheelhouse_${++count}`;
      named.set(text, name);
      return name;
    },
    renew: () => named.clear(),
  };
}
