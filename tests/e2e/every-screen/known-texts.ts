/** Texts that may stand on a page as they are, found quickly however many they are. */
export interface KnownTexts {
  add(text: string): void;
  /** What of a text none of them covers, wherever one overlaps another; what is covered are blanks. */
  uncovered(text: string): string;
  /** Whether one of them begins so. */
  begins(beginning: string): boolean;
}

/** Texts of at least two signs. */
export function knownTexts(texts: Iterable<string> = []): KnownTexts {
  // By their first two signs: a page has thousands of places where one of tens of thousands may begin.
  const byBeginning = new Map<string, Set<string>>();
  const at2 = (text: string, at = 0) => byBeginning.get(text.slice(at, at + 2)) ?? [];
  const known: KnownTexts = {
    add(text) {
      const beginning = text.slice(0, 2);
      const known = byBeginning.get(beginning) ?? new Set();
      byBeginning.set(beginning, known.add(text));
    },
    uncovered(text) {
      const signs = text.split('');
      for (let at = 0; at < text.length; at += 1) {
        for (const one of at2(text, at)) {
          if (text.startsWith(one, at)) signs.fill(' ', at, at + one.length);
        }
      }
      return signs.join('');
    },
    begins: (beginning) => [...at2(beginning)].some((one) => one.startsWith(beginning)),
  };
  for (const text of texts) known.add(text);
  return known;
}
