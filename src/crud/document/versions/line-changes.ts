import { linesOf, type Line, type Lines, type LinesWritten } from '#contract/kit/document/lines.ts';
import type { Resource } from '#contract/kit/resource.ts';

/** What of a line people write, with where it stands; what follows from it is the server's. */
const writtenOf = ({ fields }: Pick<Lines, 'fields'>, line: Line): Line => ({
  key: line.key,
  position: line.position,
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([, { readOnly }]) => !readOnly)
      .map(([name, { empty }]) => [name, line[name] ?? empty]),
  ),
});

/** What has to be sent so that the lines of a document become others. */
export function lineChanges(
  lines: Lines,
  from: readonly Line[],
  to: readonly Line[],
): LinesWritten {
  const known = new Map(from.map((line) => [line.key, said(lines, line)]));
  const left = new Set(to.map(({ key }) => key));
  return {
    put: to
      .filter((line) => known.get(line.key) !== said(lines, line))
      .map((line) => writtenOf(lines, line)),
    remove: from.map(({ key }) => key).filter((key) => !left.has(key)),
  };
}

const said = (lines: Lines, line: Line) => JSON.stringify(writtenOf(lines, line));
// Where a line stands is nothing that two can differ about.
const content = (lines: Lines, line: Line | undefined) =>
  line && said(lines, { ...line, position: 0 });

/** Lines that two people changed. `clashing` are the keys of those that both changed, to something else. */
interface Merged {
  readonly lines: readonly Line[];
  readonly clashing: readonly string[];
}

/** What both have done with the lines that they began from; where they clash, what was done here. */
export function mergeLines(
  lines: Lines,
  base: readonly Line[],
  mine: readonly Line[],
  theirs: readonly Line[],
): Merged {
  const [was, here, there] = [base, mine, theirs].map(
    (some) => new Map(some.map((line) => [line.key, line])),
  ) as [Map<string, Line>, Map<string, Line>, Map<string, Line>];
  const merged: Line[] = [];
  const clashing: string[] = [];
  for (const key of new Set([...there.keys(), ...here.keys()])) {
    const [before, own, other] = [was, here, there].map((some) => content(lines, some.get(key)));
    if (own !== before && other !== before && own !== other) clashing.push(key);
    const kept = own === before ? there.get(key) : here.get(key);
    if (kept) merged.push(kept);
  }
  return { lines: merged, clashing };
}

/** A row of a document as it is when what was changed here is done over what somebody else saved; `clash` where both changed the same. */
export function mergeRow<Row extends Readonly<Record<string, unknown>>>(
  resource: Resource,
  base: Row,
  changes: Partial<Row>,
  theirs: Row,
): { readonly changes: Partial<Row>; readonly clash: boolean } {
  const lines = linesOf(resource);
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const clashes = Object.keys(changes).filter(
    (name) =>
      name in resource.fields &&
      name !== lines?.field &&
      !same(base[name], theirs[name]) &&
      !same(changes[name], theirs[name]),
  );
  const own = lines && changes[lines.field];
  if (!lines || own === undefined) return { changes, clash: clashes.length > 0 };
  const linesAt = (row: Row) => row[lines.field] as readonly Line[];
  const merged = mergeLines(lines, linesAt(base), own as readonly Line[], linesAt(theirs));
  return {
    changes: { ...changes, [lines.field]: merged.lines },
    clash: clashes.length + merged.clashing.length > 0,
  };
}
