/** The same JSON, in whose texts none of the words stands; names of fields and everything else stay. */
export function withoutWords(given: unknown, words: readonly string[]): unknown {
  if (typeof given === 'string') {
    // The longest first: a shorter one may be part of it.
    const all = words.toSorted((a, b) => b.length - a.length);
    return all.reduce((text, word) => text.replaceAll(word, '…'), given);
  }
  if (Array.isArray(given)) return given.map((one) => withoutWords(one, words));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, withoutWords(value, words)]),
  );
}
