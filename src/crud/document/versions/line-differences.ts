import { describedLines, linesOf, type Line } from '#contract/kit/document/lines.ts';
import type { Described } from '#contract/kit/resource.ts';
import type { ResourceWords } from '../../words.ts';
import { columnsOf } from '../line-columns.ts';
import { lineText } from '../line-text.ts';

/** What a line was and is, as a person reads it. */
interface Difference {
  readonly key: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** How lines of a document differ, line by line: of one that is in both only what of it differs. */
export function lineDifferences(
  resource: Described,
  words: ResourceWords,
  from: readonly Line[],
  to: readonly Line[],
): Difference[] {
  const lines = linesOf(resource)!;
  const text = (line: Line | undefined, other: Line | undefined) =>
    line === undefined
      ? ''
      : columnsOf(lines)
          .filter((name) => name !== lines.title || line[name] !== other?.[name])
          .filter((name) => !other || line[name] !== other[name])
          .map((name) => [name, lineText(lines.fields[name]!, name, line, words)] as const)
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (name === lines.title ? value : `${words.field(name)} ${value}`))
          .join(' · ');
  const keys = new Set([...from, ...to].map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const [was, is] = [from, to].map((some) => some.find((line) => line.key === key));
    const texts = { from: text(was, is), to: text(is, was) };
    // One that only moved is none.
    if (texts.from === texts.to) return [];
    return [{ key, label: String((is ?? was)![lines.title]), ...texts }];
  });
}

/** The lines of a resource as they are described to what has their words. */
export const linesDescribed = (resource: Described): Described =>
  describedLines(resource, linesOf(resource)!);
