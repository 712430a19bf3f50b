import { addedOf, isOfRule } from './follow-rules.ts';
import type { Line } from './lines.ts';

/** What lines are called where they have come to, by what they were called where they were. */
type Keys = ReadonlyMap<string, string>;

/**
 * The keys of lines that go along with those that leave a document whole: what a rule added for none
 * but them, and nobody has changed since.
 */
export const goAlong = (
  field: string,
  lines: readonly Line[],
  leaving: ReadonlySet<string>,
): string[] =>
  lines
    .filter((line) => {
      const from = isOfRule(line, field) ? addedOf(line, field)!.from : [];
      return !leaving.has(line.key) && from.length > 0 && from.every((key) => leaving.has(key));
    })
    .map(({ key }) => key);

/**
 * Lines as they stand where they have come to: each says for which of the lines there its rule added
 * it. One that came without any of those is somebody's own from then on, for they put it there.
 */
export const cameWith = (field: string, lines: readonly Line[], keys: Keys): Line[] =>
  lines.map((line) => {
    const by = addedOf(line, field);
    if (!by) return line;
    const from = by.from.flatMap((key) => keys.get(key) ?? []);
    const isAlone = from.length === 0 && by.from.length > 0;
    return { ...line, [field]: { ...by, from, hand: by.hand || isAlone } };
  });

/** Lines that have stayed as they are, but for the keys of those that have left. */
export const stayedWith = (
  field: string,
  lines: readonly Line[],
  left: ReadonlySet<string>,
): Line[] =>
  lines.map((line) => {
    const by = addedOf(line, field);
    if (!by?.from.some((key) => left.has(key))) return line;
    return { ...line, [field]: { ...by, from: by.from.filter((key) => !left.has(key)) } };
  });

/** The rules whose lines have left lines behind that they were added for: they are not to be added there once more. */
export function rulesLeft(
  field: string,
  leaving: readonly Line[],
  staying: ReadonlySet<string>,
): number[] {
  const rules = leaving
    .map((line) => addedOf(line, field))
    .filter((by) => by?.from.some((key) => staying.has(key)))
    .map((by) => by!.rule);
  return [...new Set(rules)];
}
