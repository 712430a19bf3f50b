/**
 * What somebody else wrote is text and nothing else: the one thing made of it are links, and those
 * only to places that are what they look like.
 */

/** A piece of a text; one with an `href` is a link there. */
export interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

// Signs that are not seen, or turn around what is seen, end a link; so does what ends an attribute.
const unseen = String.raw`\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}`;
const linkPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._/-])(?:https?://|www\.)[^\s${unseen}<>"'\x60\\]+`,
  'giu',
);
const closing = /[.,;:!?…»”’)\]}]$/u;
const opened: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const longestLink = 2000;
// Nobody follows more from one text, and a megabyte of links would keep a phone busy for minutes.
const mostLinks = 100;
// Letters of Nordic names stand for themselves; any other may be there to look like another.
const plain = /^[\x21-\x7eåäöæøÅÄÖÆØ]*$/;

/** A text as it is shown: nothing is lost of it, and what is a link leads to http or https; the first hundred are. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  let links = 0;
  for (const { index, 0: found } of text.matchAll(linkPattern)) {
    if (links === mostLinks) break;
    if (found.length > longestLink) continue;
    const written = withoutClosing(found);
    const link = linkOf(written);
    if (!link) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push(link);
    links += 1;
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

function linkOf(written: string): TextPart | null {
  const address = /^www\./i.test(written) ? `https://${written}` : written;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  // A name before the host is only there to be taken for it.
  if (url.username || url.password || !url.hostname.includes('.')) return null;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  return { text: plain.test(written) ? written : url.href, href: url.href };
}

/** Without what ends the sentence around a link; a bracket that the link itself opened stays. */
function withoutClosing(found: string): string {
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? '';
    const opener = opened[last];
    if (!closing.test(last)) break;
    if (opener !== undefined && found.slice(0, end - 1).includes(opener)) break;
  }
  return found.slice(0, end);
}

/** Specification §9. */
export const previewLength = 200;
// More than any sign that people write is long.
const signLength = 100;

/** Whether a preview leaves something out. */
export const isLong = (text: string): boolean => text.length > previewLength;

/**
 * The beginning of a text, of 200 characters at most: never half a sign, and never half a link. A
 * link that alone is longer is shown cut and leads where the whole one does.
 */
export function previewOf(text: string): TextPart[] {
  if (!isLong(text)) return partsOf(text);
  const parts: TextPart[] = [];
  let length = 0;
  // What is beyond the longest link that could begin in the preview says nothing about it.
  for (const part of partsOf(text.slice(0, previewLength + longestLink + 1))) {
    const room = previewLength - length;
    if (part.text.length <= room) {
      parts.push(part);
      length += part.text.length;
      continue;
    }
    const isWhole = part.href !== null && parts.length > 0;
    const cut = isWhole ? '' : part.text.slice(0, edgeBefore(part.text, room));
    if (cut) parts.push({ ...part, text: cut });
    break;
  }
  return withoutSpaceAtEnd(parts);
}

const signs = new Intl.Segmenter();

/** The edge between two signs at or before a place. A sign without end is cut after a code point. */
function edgeBefore(text: string, at: number): number {
  const near = text.slice(0, at + signLength);
  const edge = signs.segment(near).containing(at)?.index ?? at;
  if (edge > 0 || at === 0) return edge;
  return /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') ? at - 1 : at;
}

function withoutSpaceAtEnd(parts: readonly TextPart[]): TextPart[] {
  const last = parts.at(-1);
  if (!last || last.href !== null) return [...parts];
  return [...parts.slice(0, -1), { ...last, text: last.text.trimEnd() }];
}
