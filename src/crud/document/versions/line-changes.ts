import { linesOf, type Line, type Lines, type LinesWritten } from '#contract/kit/document/lines.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { linesOtherWay, vatAsSaved } from '#contract/money/lines-other-way.ts';

/** What of a line people write, with where it stands; what follows from it is the server's. */
const writtenOf = ({ fields }: Pick<Lines, 'fields'>, line: Line): Line => ({
  key: line.key,
  position: line.position,
  // Who may not see prices says by this where the server finds one.
  ...(line['like'] !== undefined && !('unit_price' in fields) && { like: line['like'] }),
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([, { readOnly }]) => !readOnly)
      .map(([name, { empty }]) => [name, line[name] ?? empty]),
  ),
});

/** What has to be sent so that the lines of a document become others. One with `asIs` is sent though nothing of it changed: its price holds as it stands, however the others are turned. */
export function lineChanges(
  lines: Lines,
  from: readonly Line[],
  to: readonly Line[],
): LinesWritten {
  const known = new Map(from.map((line) => [line.key, writtenText(lines, line)]));
  const left = new Set(to.map(({ key }) => key));
  return {
    put: to
      .filter((line) => line['asIs'] === true || known.get(line.key) !== writtenText(lines, line))
      .map((line) => writtenOf(lines, line)),
    remove: from.map(({ key }) => key).filter((key) => !left.has(key)),
  };
}

const writtenText = (lines: Lines, line: Line) => JSON.stringify(writtenOf(lines, line));
// Where a line stands is nothing that two can differ about.
const content = (lines: Lines, line: Line | undefined) =>
  line && writtenText(lines, { ...line, position: 0 });

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
  saved: readonly Line[],
): Merged {
  const [was, here, there] = [base, mine, saved].map(
    (some) => new Map(some.map((line) => [line.key, line])),
  ) as [Map<string, Line>, Map<string, Line>, Map<string, Line>];
  const merged: Line[] = [];
  const clashing: string[] = [];
  for (const key of new Set([...there.keys(), ...here.keys()])) {
    const [before, own, other] = [was, here, there].map((some) => content(lines, some.get(key)));
    if (own !== before && other !== before && own !== other) clashing.push(key);
    const kept = own === before ? there.get(key) : here.get(key);
    if (kept) merged.push({ ...kept, position: placeOf(was.get(key), here.get(key), kept) });
  }
  return { lines: merged, clashing };
}

// Where it was moved to here, if it was.
const placeOf = (was: Line | undefined, here: Line | undefined, kept: Line): number =>
  was && here && here.position !== was.position ? here.position : kept.position;

/** A row of a document as it is when what was changed here is done over what somebody else saved; `clash` where both changed the same. */
export function mergeRow<Row extends Readonly<Record<string, unknown>>>(
  resource: Resource,
  base: Row,
  changes: Partial<Row>,
  saved: Row,
): { readonly changes: Partial<Row>; readonly clash: boolean } {
  const lines = linesOf(resource);
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const clashes = Object.keys(changes).filter(
    (name) =>
      name in resource.fields &&
      name !== lines?.field &&
      !same(base[name], saved[name]) &&
      !same(changes[name], saved[name]),
  );
  if (!lines) return { changes, clash: clashes.length > 0 };
  const { field, includesVat = '' } = lines;
  const [wasWith, savedWith] = [base[includesVat] === true, saved[includesVat] === true];
  const isWith = includesVat in changes ? changes[includesVat] === true : wasWith;
  const isOfLines = field in changes || (includesVat in changes && isWith !== savedWith);
  if (!isOfLines) return { changes, clash: clashes.length > 0 };
  // All prices are one way before they are compared: that of the lines here.
  const linesAt = (row: Row, has: boolean) => {
    const all = row[field] as readonly Line[];
    return has === isWith ? all : linesOtherWay(all, has, vatAsSaved);
  };
  const own = (changes[field] ?? linesAt(base, wasWith)) as readonly Line[];
  const merged = mergeLines(lines, linesAt(base, wasWith), own, linesAt(saved, savedWith));
  const isTurned = isWith !== savedWith;
  return {
    changes: {
      ...changes,
      [field]: isTurned ? merged.lines.map((line) => ({ ...line, asIs: true })) : merged.lines,
      ...(isTurned && { [includesVat]: isWith }),
    },
    clash: clashes.length + merged.clashing.length > 0 || (isTurned && wasWith !== savedWith),
  };
}
