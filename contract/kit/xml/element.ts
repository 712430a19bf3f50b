import type { XmlEars } from './read-xml.ts';

/** An element that was read, by its name without prefix. */
export interface Element {
  readonly name: string;
  readonly parts: readonly Element[];
  readonly text: string;
  attribute(name: string): string;
}

interface Growing extends Element {
  readonly parts: Element[];
  text: string;
}

/**
 * Ears that keep what they hear as elements.
 *
 * @param attributes Which are kept: what an element says of itself is known only while it is read.
 * @param take What happens with an element that is whole; the name of the one around it is '' for the
 * outermost. Where it is true, nothing keeps the element.
 * @returns `outermost` is undefined as long as it is not whole.
 */
export function elementEars(
  attributes: readonly string[],
  take: (element: Element, around: string) => boolean = () => false,
): { readonly ears: XmlEars; outermost(): Element | undefined } {
  const top = grown('', new Map());
  const open: Growing[] = [top];
  const ears: XmlEars = {
    open(name, attribute) {
      open.push(grown(name, new Map(attributes.map((one) => [one, attribute(one)]))));
    },
    close() {
      const whole = open.pop()!;
      const around = open.at(-1)!;
      if (!take(whole, around.name)) around.parts.push(whole);
    },
    text(text) {
      open.at(-1)!.text += text;
    },
  };
  return { ears, outermost: () => top.parts[0] };
}

const grown = (name: string, known: ReadonlyMap<string, string | undefined>): Growing => ({
  name,
  parts: [],
  text: '',
  attribute: (wanted) => known.get(wanted) ?? '',
});

/** The elements at the end of a path of names below one. */
export function all(of: Element | undefined, ...path: readonly string[]): readonly Element[] {
  return path.reduce<readonly Element[]>(
    (found, name) => found.flatMap(({ parts }) => parts.filter((part) => part.name === name)),
    of ? [of] : [],
  );
}

/** The first of them; undefined where there is none. */
export const one = (of: Element | undefined, ...path: readonly string[]): Element | undefined =>
  all(of, ...path)[0];

/** The text of the first of them, '' where there is none. */
export const textAt = (of: Element | undefined, ...path: readonly string[]): string =>
  one(of, ...path)?.text.trim() ?? '';
