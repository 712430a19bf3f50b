import { readXml } from '#server/kit/sheet/read-xml.ts';

/** An element of a document that was read, by its name without prefix. */
export interface Element {
  readonly name: string;
  readonly parts: readonly Element[];
  readonly text: string;
  attribute(name: string): string;
}

interface Growing extends Element {
  readonly parts: Growing[];
  text: string;
}

/** The only element that stands outside of any. Throws `UnreadableSheet` where the bytes are no XML, or too much of it. */
export function readTree(bytes: Uint8Array): Element | undefined {
  const top: Growing = grown('', () => undefined);
  const open: Growing[] = [top];
  readXml(bytes, {
    open(name, attribute) {
      // What an element says of itself is known only while it is read.
      const known = new Map(
        ['schemeID', 'currencyID', 'unitCode', 'mimeCode', 'filename'].map((one) => [
          one,
          attribute(one),
        ]),
      );
      const one = grown(name, (wanted) => known.get(wanted));
      open.at(-1)!.parts.push(one);
      open.push(one);
    },
    close() {
      open.pop();
    },
    text(text) {
      open.at(-1)!.text += text;
    },
  });
  return top.parts[0];
}

const grown = (name: string, attribute: (name: string) => string | undefined): Growing => ({
  name,
  parts: [],
  text: '',
  attribute: (wanted) => attribute(wanted) ?? '',
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
