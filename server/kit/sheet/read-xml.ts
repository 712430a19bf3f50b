import { Parser } from 'saxen';
import { sheetLimits, UnreadableSheet } from './sheet-limits.ts';

const atOnce = 64 * 1024;

/** What is told while XML is read, by names without their prefixes. */
export interface XmlEars {
  open?(name: string, attribute: (name: string) => string | undefined): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Reads XML a little at a time; entities of its own are not expanded, nothing is fetched. Throws `UnreadableSheet`. */
export function readXml(bytes: Uint8Array | undefined, ears: XmlEars): void {
  if (!bytes) return;
  let depth = 0;
  let silence = 0;
  let elements = 0;
  const parser = new Parser();
  parser.on('error', () => {
    throw new UnreadableSheet('unreadable');
  });
  parser.on('openTag', (name, attributes, decode) => {
    silence = 0;
    depth += 1;
    elements += 1;
    if (depth > sheetLimits.depth) throw new UnreadableSheet('unreadable');
    if (elements > sheetLimits.elements) throw new UnreadableSheet('too_large');
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
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.length; at += atOnce) {
    const part = decoder.decode(bytes.subarray(at, at + atOnce), { stream: true });
    silence += part.length;
    // What the parser cannot make anything of yet it looks through again with each part.
    if (silence > sheetLimits.silence) throw new UnreadableSheet('too_large');
    parser.write(part);
  }
  parser.end();
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);
