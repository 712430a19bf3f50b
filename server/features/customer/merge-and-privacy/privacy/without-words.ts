/** The same JSON, in whose texts none of the words stands; names of fields and everything else stay. */
export function withoutWords(content: unknown, words: readonly string[]): unknown {
  if (typeof content === 'string') {
    // The longest first: a shorter one may be part of it.
    const all = words.toSorted((a, b) => b.length - a.length);
    return all.reduce((text, word) => text.replaceAll(word, '…'), content);
  }
  if (Array.isArray(content)) return content.map((one) => withoutWords(one, words));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, withoutWords(value, words)]),
  );
}
