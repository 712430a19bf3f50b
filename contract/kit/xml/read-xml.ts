import { Parser } from 'saxen';

const atOnce = 64 * 1024;

/** What is called while XML is read, by names without their prefixes. */
export interface XmlEars {
  open?(name: string, attribute: (name: string) => string | undefined): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** How much of XML is read. */
export interface XmlLimits {
  /** Elements inside one another. */
  readonly depth: number;
  readonly elements: number;
  /** Signs without a single element. */
  readonly silence: number;
}

/** Why bytes cannot be read: no XML or cut, or more of it than the limits. */
export class UnreadableXml extends Error {
  readonly problem: 'unreadable' | 'too_large';
  constructor(problem: 'unreadable' | 'too_large') {
    super(`The XML is ${problem}.`);
    this.problem = problem;
  }
}

/** Reads XML a little at a time; entities of its own are not expanded, nothing is fetched. Throws `UnreadableXml`. */
export function readXml(
  bytes: Uint8Array,
  ears: XmlEars,
  limits: XmlLimits,
  encoding = 'utf-8',
): void {
  const reader = xmlReader(ears, limits);
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += atOnce) {
    reader.write(decoder.decode(bytes.subarray(at, at + atOnce), { stream: true }));
  }
  reader.end();
}

/** Reads XML as it comes, in parts of any length: like `readXml`. Both throw `UnreadableXml`. */
export function xmlReader(
  ears: XmlEars,
  limits: XmlLimits,
): { write(part: string): void; end(): void } {
  let depth = 0;
  let silence = 0;
  let elements = 0;
  const parser = new Parser();
  parser.on('error', () => {
    throw new UnreadableXml('unreadable');
  });
  parser.on('openTag', (name, attributes, decode) => {
    silence = 0;
    depth += 1;
    elements += 1;
    if (depth > limits.depth) throw new UnreadableXml('unreadable');
    if (elements > limits.elements) throw new UnreadableXml('too_large');
    ears.open?.(bare(name), (wanted) => {
      const value = (attributes() || {})[wanted];
      return value === undefined ? undefined : decode(value);
    });
  });
  parser.on('closeTag', (name) => {
    depth -= 1;
    ears.close?.(bare(name));
  });
  parser.on('text', (text, decode) => ears.text?.(decode(text)));
  parser.on('cdata', (text) => ears.text?.(text));
  return {
    write: (part) => {
      silence += part.length;
      // What the parser cannot make anything of yet it looks through again with each part.
      if (silence > limits.silence) throw new UnreadableXml('too_large');
      parser.write(part);
    },
    end: () => void parser.end(),
  };
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);
